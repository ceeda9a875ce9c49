kingdomino = Kingdomino
kingdomino-about = Kies tegels en leg een koninkrijk van vijf bij vijf. Zo geleerd, en moeilijk weg te leggen.
kingdomino-wheat = koren
kingdomino-forest = bos
kingdomino-lake = meer
kingdomino-grassland = grasland
kingdomino-swamp = moeras
kingdomino-mine = mijn
kingdomino-bonus = bonus
kingdomino-wheat-letter = K
kingdomino-forest-letter = B
kingdomino-lake-letter = W
kingdomino-grassland-letter = G
kingdomino-swamp-letter = M
kingdomino-mine-letter = J
kingdomino-crown = kroon

## De tafel
kingdomino-game-of = Spel { $game } van 3
kingdomino-tell-start = { $seat } begint.
kingdomino-tell-game = Spel { $game } begint.
## Het scoreblad
kingdomino-sheet-of = { $seat }: { $total ->
        [one] 1 punt
       *[other] { $total } punten
    }
kingdomino-region = { $terrain }: { $squares ->
        [one] 1 veld
       *[other] { $squares } velden
    } × { $crowns ->
        [one] 1 kroon
       *[other] { $crowns } kronen
    } = { $points }
kingdomino-bonus-harmony = Harmonie: geen tegel weggelegd, { $points }
kingdomino-bonus-no-harmony = Harmonie: er is een tegel weggelegd, { $points }
kingdomino-bonus-middle = Middenrijk: het kasteel ligt in het midden, { $points }
kingdomino-bonus-no-middle = Middenrijk: het kasteel ligt niet in het midden, { $points }
kingdomino-earlier = eerdere spellen: { $points }

## Weigeringen
kingdomino-grand-duel-players = Het grote duel (grand_duel) is voor 2 spelers, niet voor { $players } (regel K22).
kingdomino-must-place-edition = 'must_place' hoort bij de uitgave de; in nl moet een tegel die past altijd gelegd worden (regels K13 en K23).
kingdomino-game-now = Nu begint spel { $game }.

## De regels
kingdomino-rule-K1 = Je speelt met twee tot vier personen. Iedereen heeft een kleur, een starttegel met een kasteel erop en één koning; met z'n tweeën twee koningen ieder.
kingdomino-rule-K2 = Alle 48 tegels worden gedekt geschud. Met twee spelers gaan er 24 uit het spel, met drie 12, met vier geen; niemand ziet welke.
kingdomino-rule-K3 = Een rij bestaat uit vier tegels, met drie spelers uit drie, in oplopende volgorde van hun nummers.
kingdomino-rule-K4 = Opening met drie of vier: de eerste rij ligt open en de koningen worden één voor één getrokken. Wiens koning getrokken wordt, zet hem meteen op een vrije tegel; de laatste neemt wat er over is.
kingdomino-rule-K5 = Opening met twee: een willekeurige startspeler zet één koning, de ander beide koningen, en dan de startspeler de tweede.
kingdomino-rule-K6 = Als alle koningen staan, komt de tweede rij naast de eerste.
kingdomino-rule-K7 = In een ronde komen de koningen aan de beurt in de volgorde van hun tegels, het laagste nummer eerst. Met twee spelers heeft ieder twee beurten per ronde.
kingdomino-rule-K8 = Een beurt heeft twee delen: leg de tegel onder je koning in je koninkrijk, en zet de koning dan op een vrije tegel van de volgende rij.
kingdomino-rule-K9 = Als elke koning geweest is, wordt een nieuwe rij getrokken en begint de volgende ronde.
kingdomino-rule-K10 = Als er geen tegel meer te trekken is, volgt één laatste ronde waarin alleen gelegd wordt. Dat zijn 12 ronden met drie of vier spelers, 6 met twee, 12 in het grote duel.
kingdomino-rule-K11 = Een tegel bedekt twee lege velden naast elkaar. Minstens één van de twee grenst met een zijde aan de starttegel, die bij alles past, of aan een veld van het eigen landschap op een andere tegel. Waar hij verder aan grenst maakt niet uit, hoeken tellen niet, en gaten mogen.
kingdomino-rule-K12 = Het koninkrijk met starttegel moet in een raster van 5 bij 5 velden passen, in het grote duel 7 bij 7. Het kasteel mag daarin overal liggen.
kingdomino-rule-K13 = Een tegel die nergens past gaat uit het spel. Een tegel die past moet in de uitgave nl gelegd worden; in de uitgave de mag je er ook van afzien, tenzij 'must place' aan staat.
kingdomino-rule-K14 = Een gebied is een groep velden van één landschap die met hun zijden aan elkaar liggen. De starttegel hoort bij geen gebied. Losse gebieden van één landschap tellen apart.
kingdomino-rule-K15 = Een gebied is zijn velden maal zijn kronen waard: zonder kroon niets.
kingdomino-rule-K16 = Het scoreblad heeft een regel voor elk van de zes landschappen, een voor bonussen en het totaal.
kingdomino-rule-K17 = Het hoogste totaal wint.
kingdomino-rule-K18 = Gelijke stand: het grootste gebied wint, met of zonder kroon. Is dat ook gelijk, dan tellen in nl alle kronen van het koninkrijk, en daarna wordt de winst gedeeld; in de wordt hij meteen gedeeld.
kingdomino-rule-K19 = Dynastie: drie spellen achter elkaar, elk met een eigen stapel en opening. De totalen worden opgeteld; bij gelijke sommen wordt de winst gedeeld.
kingdomino-rule-K20 = Harmonie: 5 punten voor een koninkrijk waarvan geen tegel uit het spel ging.
kingdomino-rule-K21 = Middenrijk: 10 punten als het kasteel in het midden ligt, dat wil zeggen als geen veld er langs een van beide assen meer dan 2 vandaan ligt (3 in het grote duel), vol of niet.
kingdomino-rule-K22 = Het grote duel: twee spelers, alle 48 tegels, 7 bij 7 velden, 12 ronden.
kingdomino-rule-K23 = Must place (alleen uitgave de): een tegel die past moet gelegd worden.
kingdomino-rule-K24 = De volgorde van de gedekte tegels, en welke er aan het begin uit gingen, weet niemand. Al het andere is open, ook welke nummers nog niet verschenen zijn.

## Het scoreblok
kingdomino-sheet-square = In het scoreblad heeft '{ $where }' een veld '{ $value }': verwacht een van { $names }, met een * voor elke kroon.
kingdomino-sheet-games = In het scoreblad is het aantal spellen van '{ $where }' { $given }: een dynastie heeft er 3.

## Opties
kingdomino-option-edition = Editie
kingdomino-option-must_place = Verplicht leggen
kingdomino-option-harmony = Harmonie
kingdomino-option-middle_kingdom = Het Middenrijk
kingdomino-option-dynasty = Dynastie
kingdomino-option-grand_duel = Het Grote Duel
kingdomino-about-edition = Volgens welke doos er gespeeld wordt.
kingdomino-about-must_place = Een domino die past moet gelegd worden, ook in de Duitse editie.
kingdomino-about-harmony = Extra punten voor een rijk waarvoor geen domino is afgelegd.
kingdomino-about-middle_kingdom = Extra punten voor een kasteel in het midden van zijn rijk.
kingdomino-about-dynasty = Drie spellen na elkaar; de punten van alle tellen.
kingdomino-about-grand_duel = Voor twee: alle domino's doen mee, en de rijken zijn zeven vakken breed.
