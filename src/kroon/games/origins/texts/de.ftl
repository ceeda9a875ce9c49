origins = Kingdomino Origins
origins-about = Kingdomino in der Steinzeit: Vulkane schleudern Feuer, Mammuts weiden, Höhlenmenschen schließen sich deinem Stamm an.
origins-desert = Wüste
origins-steppe = Steppe
origins-lake = See
origins-jungle = Dschungel
origins-quarry = Steinbruch
origins-volcano = Vulkan
origins-desert-letter = W
origins-steppe-letter = S
origins-lake-letter = E
origins-jungle-letter = D
origins-quarry-letter = B
origins-volcano-letter = V
origins-mammoth = Mammut
origins-fish = Fisch
origins-mushroom = Pilz
origins-flint = Feuerstein
origins-mammoth-letter = m
origins-fish-letter = f
origins-mushroom-letter = p
origins-flint-letter = s
origins-hunter = Jäger
origins-fisher = Fischer
origins-gatherer = Sammler
origins-sculptor = Bildhauer
origins-artist = Künstler
origins-firelady = Feuerfrau
origins-shaman = Schamane
origins-warrior1 = Krieger mit Stärke 1
origins-warrior2 = Krieger mit Stärke 2
origins-warrior3 = Krieger mit Stärke 3
origins-hunter-mark = Jä
origins-fisher-mark = Fi
origins-gatherer-mark = Sa
origins-sculptor-mark = Bi
origins-artist-mark = Kü
origins-firelady-mark = FF
origins-shaman-mark = Sc
origins-warrior1-mark = K1
origins-warrior2-mark = K2
origins-warrior3-mark = K3
origins-fire = Feuer
origins-token = Marker
origins-crater = Krater

## Der Tisch
origins-ask-take = Nimm Stein 1 und 4 der Reihe (outer) oder 2 und 3 (inner).
origins-ask-fire = Wo landet das Feuer? Es hat Stärke { $fires } und fliegt bis zu { $range ->
        [one] 1 Feld
       *[other] { $range } Felder
    } weit.
origins-ask-totem = Wer bekommt das Totem { $name }?
origins-ask-recruit = Jemanden anwerben? Offene kosten 2 verschiedene Rohstoffe, aus dem Stapel 4.
origins-ask-pay = Bezahle für den Höhlenmenschen ({ $name }): { $owed ->
        [one] noch 1 Rohstoff
       *[other] noch { $owed } Rohstoffe
    } einer Sorte, die noch nicht bezahlt ist.
origins-ask-settle = Wo soll der Höhlenmensch wohnen ({ $name })?
origins-tell-cave = Höhlenmenschen kommen hervor: { $names }.
origins-tell-take = { $seat } nimmt die { $which ->
       *[outer] äußeren
        [inner] inneren
    } Steine.
    .move = Nimm die { $which ->
           *[outer] äußeren
            [inner] inneren
        } Steine
origins-tell-fire = Das Feuer von { $seat } landet auf { $place }.
    .move = Lass das Feuer auf { $place } landen
origins-tell-totem = { $seat } gibt das Totem { $name } an { $heir } weiter.
    .move = Gib das Totem { $name } an { $heir } weiter
origins-tell-recruit-none = { $seat } wirbt niemanden an.
    .move = Wirb niemanden an
origins-tell-recruit-open = { $seat } wirbt ein offenes Plättchen an: { $name }.
    .move = Wirb ein offenes Plättchen an: { $name }
origins-tell-recruit-pile = { $seat } wirbt aus dem Stapel an: { $name }.
    .move = Wirb aus dem Stapel an: { $name }
origins-tell-pay = { $seat } bezahlt mit dem Rohstoff auf { $place }.
    .move = Bezahle mit dem Rohstoff auf { $place }
origins-tell-settle = { $seat } siedelt auf { $place } an: { $name }.
    .move = Siedle auf { $place } an: { $name }
origins-totems = Totems: { $list }
origins-open-people = Offen: { $list }
origins-cave = Stapel: { $list }
origins-nobody = niemand
origins-none = keine

## Der Wertungsblock
origins-sheet-of = { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
origins-region = { $terrain }: { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } × { $crowns ->
        [one] 1 Feuer
       *[other] { $crowns } Feuer
    } = { $points }
origins-part-resource = { $name }: { $points }
origins-part-totem = Totem { $name }: { $points }
origins-part-person = { $name } auf { $place }: { $count } × { $each } = { $points }
origins-part-warriors = Krieger: { $number } × Stärke { $strength } = { $points }
origins-bonus-emperor = Kaiser des Feuers: die Hütte liegt im Zentrum, { $points }
origins-bonus-no-emperor = Kaiser des Feuers: die Hütte liegt nicht im Zentrum, { $points }
origins-bonus-habilis = Homo habilis: kein Stein abgelegt, { $points }
origins-bonus-no-habilis = Homo habilis: ein Stein wurde abgelegt, { $points }

## Ablehnungen
origins-cave-now = Jetzt werden Höhlenmenschen aufgedeckt.
origins-take-now = Jetzt nimmt { $seat } die äußeren oder die inneren Steine.
origins-fire-now = Zuerst muss das Feuer von { $seat } landen.
origins-totem-now = Zuerst muss { $seat } das Totem weitergeben.
origins-recruit-now = Jetzt wirbt { $seat } jemanden an oder niemanden.
origins-pay-now = Zuerst muss { $seat } für den Höhlenmenschen bezahlen.
origins-settle-now = Zuerst muss { $seat } den Höhlenmenschen auf ein Feld setzen.
origins-no-tile = Es ist kein Plättchen '{ $name }' mehr im Stapel.
origins-cave-count = { $given } genannt, aber die Zahl der Höhlenmenschen, die auf den { $open } offenen Plätzen fehlen, ist { $due }.
origins-no-heir = Diese Person hat nicht am meisten von dem, was zum Totem { $totem } gehört.
origins-not-open = Es liegt kein Plättchen '{ $name }' offen.
origins-not-in-pile = Es liegt kein Plättchen '{ $name }' im Stapel.
origins-pile-price = Ein Plättchen aus dem Stapel kostet vier verschiedene Rohstoffe.
origins-no-square = { $place } ist kein Feld deines Jagdgebiets.
origins-no-resource = Auf { $place } liegt kein Rohstoff.
origins-paid-already = Von der Sorte auf { $place } ist schon bezahlt.
origins-on-volcano = { $place } ist ein Vulkan.
origins-on-token = Auf { $place } liegt ein Feuermarker.
origins-on-fire = Auf { $place } ist ein Feuer gedruckt.
origins-too-far = { $place } liegt außerhalb der Reichweite des Feuers.
origins-on-resource = Auf { $place } liegt ein Rohstoff.
origins-on-tile = Auf { $place } wohnt schon jemand.

## Die Regeln
origins-rule-O1 = Mit jeder Spielerzahl werden alle 48 Steine benutzt, und eine Reihe hat immer vier. Zu dritt verlässt der Stein, den niemand wählte, das Spiel. Es gibt 12 Runden.
origins-rule-O2 = Eröffnung: die Häuptlinge werden einzeln gezogen, und jeder wählt sofort einen freien Stein der ersten Reihe.
origins-rule-O3 = Ein Zug: lege deinen Stein, wähle dann einen neuen. In der letzten Runde wird nur gelegt.
origins-rule-O4 = Gelegt wird wie in Kingdomino (K11, K12), in einem Raster von 5 mal 5. Die Landschaften sind Wüste, Steppe, See, Dschungel, Steinbruch und Vulkan; ein Vulkan passt zu einem Vulkan.
origins-rule-O5 = Ein Stein, der passt, muss gelegt werden. Einer, der nicht passt, verlässt das Spiel.
origins-rule-O6 = Sobald ein Vulkan in dein Gebiet kommt, fliegt sein Feuer: mit 1 Krater 1 Feuer bis zu 3 Felder weit, mit 2 Kratern 2 Feuer bis zu 2, mit 3 Kratern 3 Feuer 1 Feld.
origins-rule-O7 = Der Marker muss in seiner Reichweite in deinem Gebiet landen, auf einem Feld ohne gedrucktes Feuer und ohne Marker, das kein Vulkan ist. Die Reichweite zählt in Schritten in alle acht Richtungen, über alles hinweg. Der Startstein ist kein Ziel; die Felder des eben gelegten Steins sind welche.
origins-rule-O8 = Kann der Marker landen, so muss er; sonst verlässt er das Spiel. Es gibt so viele Marker wie Vulkane: 5, 4 und 1.
origins-rule-O9 = Jedes Gebiet ist seine Felder mal seine Feuer wert, gedruckte und Marker. Ein Gebiet von Vulkanen ist nichts wert.
origins-rule-O10 = Gleichstand: das größte Gebiet, mit oder ohne Feuer, auch von Vulkanen; dann die meisten Feuer; dann wird der Sieg geteilt.
origins-rule-O11 = Totemmodus: eine Reihe kommt mit einem Rohstoff auf jedem Feld ohne gedrucktes Feuer: Mammut auf Steppe, Fisch auf See, Pilz auf Dschungel, Feuerstein auf Steinbruch; nichts auf Wüste und Vulkan.
origins-rule-O12 = Feuer, das auf einem Rohstoff landet, zerstört ihn.
origins-rule-O13 = Nach dem Legen und dem Feuer nimmt, wer von einem Rohstoff strikt mehr hat als alle anderen, dessen Totem, auch von jemand anderem.
origins-rule-O14 = Wer nicht mehr am meisten hat, gibt das Totem an den, der es hat; sind mehrere gleich, wählt der Besitzer unter ihnen. Wer mit dem Besten gleich steht, behält es, auch mit nichts.
origins-rule-O15 = Am Ende ist jeder Rohstoff auf deinen Steinen 1 wert, die Totems Mammut 3, Fisch 4, Pilz 5 und Feuerstein 6, neben den Gebieten.
origins-rule-O16 = Stammesmodus: Rohstoffe wie im Totemmodus, keine Totems. Die 22 Höhlenmenschen werden verdeckt gemischt, und vier liegen offen.
origins-rule-O17 = Nach dem Wählen eines Steins darfst du einmal anwerben: bezahle zwei verschiedene Rohstoffe deines Gebiets für ein offenes Plättchen oder vier verschiedene für eines deiner Wahl aus dem Stapel. Bezahltes verlässt das Spiel; du wählst, welche Felder bezahlen.
origins-rule-O18 = Die vier offenen Plätze werden nur aufgefüllt, wenn eine neue Reihe kommt.
origins-rule-O19 = Das Plättchen kommt auf ein Feld von dir ohne gedrucktes Feuer, Marker, Rohstoff oder anderes Plättchen, ob es bezahlt hat oder nicht. Vulkane sind erlaubt, der Startstein nicht.
origins-rule-O20 = Feuer darf auf einem Höhlenmenschen landen und zerstört ihn.
origins-rule-O21 = In der letzten Runde wird niemand angeworben, weil dann nur gelegt wird.
origins-rule-O22 = Jäger und Sammler, je zwei, zählen nach ihren acht Nachbarn: Jäger 3 je Mammut, Fischer 3 je Fisch, Sammler 4 je Pilz, Bildhauer 5 je Feuerstein, Künstler 2 je Rohstoff jeder Art, Feuerfrau 1 je Feuer, Schamane 2 je Höhlenmensch.
origins-rule-O23 = Krieger: vier mit Stärke 1, drei mit Stärke 2, einer mit Stärke 3. Eine Gruppe, die mit ihren Seiten zusammenhängt, ist ihre Zahl mal ihre ganze Stärke wert.
origins-rule-O24 = Am Ende eines Spiels im Stammesmodus zählen Gebiete und Höhlenmenschen; übrige Rohstoffe nicht.
origins-rule-O25 = Zwei Personen spielen das neolithische Spiel: 7 mal 7 Felder, alle 48 Steine, je zwei Häuptlinge, 12 Runden. Wessen Häuptling zuerst gezogen wird, nimmt Stein 1 und 4 oder 2 und 3 der ersten Reihe, die andere Person bekommt die anderen beiden. Später wählt jeder Häuptling für sich.
origins-rule-O26 = Kaiser des Feuers: 10 Punkte, wenn die Hütte im Zentrum liegt, wie in K21.
origins-rule-O27 = Homo habilis: 5 Punkte, wenn keiner deiner Steine das Spiel verließ.
origins-rule-O28 = Die Folge der verdeckten Steine und des Höhlenstapels kennt niemand. Welche Höhlenmenschen im Stapel liegen, folgt aus dem, was zu sehen war; hat jemand ihn durchgesehen, wird er gemischt.

## Der Wertungsblock
origins-sheet-square = Im Wertungsblatt hat '{ $where }' ein Feld '{ $value }': erwartet wird eines von { $names }, dann * für jedes gedruckte Feuer, ^ für jeden Krater, ' für jedes Feuer eines Markers, + für einen Rohstoff, und : mit einem von { $people }, in dieser Reihenfolge.
origins-sheet-token-on-volcano = { $seat }: auf dem Vulkan auf { $place } liegt ein Feuermarker.
origins-sheet-token-on-fire = { $seat }: auf dem gedruckten Feuer von { $place } liegt ein Feuermarker.
origins-sheet-no-resources = { $seat }: auf { $place } liegt ein Rohstoff, aber im Entdeckungsmodus gibt es keine.
origins-sheet-resource-place = { $seat }: auf { $place } kann kein Rohstoff liegen: dort ist eine Wüste oder ein Vulkan, oder ein Feuer ist aufgedruckt.
origins-sheet-resource-burnt = { $seat }: der Rohstoff auf { $place } wurde von dem Feuer zerstört, das dort liegt.
origins-sheet-resource-missing = { $seat }: der Rohstoff auf { $place } fehlt, aber dort fiel kein Feuer.
origins-sheet-no-people = { $seat }: auf { $place } wohnt jemand, aber Höhlenmenschen gibt es nur im Stammesmodus.
origins-sheet-person-place = { $seat }: auf { $place } kann niemand wohnen: dort ist ein gedrucktes Feuer oder ein Rohstoff.
origins-sheet-person-burnt = { $seat }: wer auf { $place } wohnte, wurde von dem Feuer zerstört, das dort liegt.
origins-sheet-payments = { $seat }: die Rohstoffe, die fehlen, können nicht für die Höhlenmenschen bezahlt worden sein: zwei verschiedene für ein offenes Plättchen, vier für eines aus dem Stapel.
origins-sheet-tokens = { $seat }: für Vulkane mit { $craters ->
        [one] 1 Krater
       *[other] { $craters } Kratern
    } ist die Zahl der Marker mit ebenso vielen Feuern { $tokens }, nicht { $volcanoes }; jeder Vulkan hatte ein Feld für sein Feuer.
origins-sheet-range = { $seat }: die Marker liegen zu weit von den Vulkanen entfernt, aus denen sie kamen.
origins-sheet-tiles = Es gibt { $count } Plättchen '{ $name }', die Schachtel hat aber nur { $there }.
origins-sheet-no-totems = Totems gibt es nur im Totemmodus.
origins-sheet-totem-twice = { $seats } haben das Totem '{ $totem }', es gibt aber nur eines.
origins-sheet-totem-tie = { $seats } haben gleich viele Rohstoffe des Totems '{ $totem }': das Wertungsblatt muss mit 'totems' sagen, wer welches hat.
origins-sheet-totem-nobody = Niemand hat das Totem '{ $totem }', aber jemand hat dessen Rohstoff und nahm es also.
origins-sheet-totem-holder = { $seat } hat das Totem '{ $totem }', aber { $best } hat mehr von dessen Rohstoff.
origins-sheet-unchecked-totems = Ob die Totems zu den Rohstoffen der anderen passen, wurde nicht geprüft.

## Optionen
origins-option-mode = Variante
origins-option-emperor_of_fire = Kaiser des Feuers
origins-option-homo_habilis = Homo habilis
origins-about-mode = Wie viel aus der Schachtel dabei ist, vom Entdecken bis zu Stämmen.
origins-about-emperor_of_fire = Mehr Punkte für Feuer.
origins-about-homo_habilis = Mehr Punkte für ein Gebiet, für das kein Domino abgelegt wurde.
