"""Tables of the documents that skirmish was written from."""

from __future__ import annotations


def _words(page: str) -> list[str]:
    return page.split()


def _lists(page: str) -> dict[str, list[str]]:
    lines = page.replace("\n    ", " ").strip().splitlines()
    return {name: words.split() for name, words in (line.split(": ", 1) for line in lines)}


def _rows(page: str) -> list[list[str]]:
    return [line.split() for line in page.strip().splitlines()]


CATALOGUE = _words("""
card equipment army.points army.leftover army.faction army.leader army.heroes army.leader-dead win energy.use
rune.size rune.control rune.keep rune.income team round.initiative round.end activate.order activate.actions
activate.interrupt ability.cost ability.fast attack.roll attack.natural attack.kill attack.back attack.range
attack.type ease flank locked breakaway passing push los blindspot move terrain.barrier terrain.cover terrain.water
terrain.elevation climb jump.running jump.standing fall size scenario.order scenario.battlefield scenario.battlefall
scenario.wartide scenario.dispute
""")
"""Every row of the catalogue, without ``skirmish.``; abilities follow."""

ABILITIES = _words("""
absorption backstab charge cleave climb critical deflect dodge fellhanded flight heavy honed-blade multi-attack
parry quick reach retaliate shove team-up teleport vigilant volley
""")

HERO_ABILITIES = {
    "great-strike": 1,
    "slice": 2,
    "shrug-off": 2,
    "momentum": 3,
    "focus": 2,
    "recover": 4,
    "guard": 1,
    "recruit": 0,
}
"""And their energy; recruiting costs as much as the unit, and 1."""

UNITS = _rows("""
crown.athum M 32 2 7 3 6 3 19 hero vigilant
crown.iselle L 45 2 0 4 5 5 20 hero charge,parry
crown.orwen M 32 2 5 4 5 3 16 hero deflect,team-up
crown.peasant M 25 1 0 2 1 3 4 - -
crown.soldier M 28 1 0 4 2 3 9 - -
crown.pike M 28 1 0 4 2 3 10 - reach
crown.shield M 32 1 0 4 3 3 14 - deflect,vigilant
crown.crossbow M 28 2 6 4 1 3 10 - -
crown.longbow M 28 1 7 3 2 3 13 - volley
crown.outrider L 45 1 0 4 3 5 14 - charge,quick
crown.adept M 28 1 0 3 2 3 9 - deflect
grave.vael M 32 2 6 3 6 3 22 hero deflect
grave.osk L 50 3 0 3 8 3 17 hero heavy,cleave,retaliate
grave.bride M 32 3 0 4 5 4 18 hero teleport
grave.husk M 25 1 0 2 2 3 7 - -
grave.guard M 28 1 0 4 2 3 9 - retaliate
grave.archer M 28 1 6 4 2 2 13 - -
grave.hound M 40 1 0 3 2 5 8 - dodge
grave.shade M 28 1 0 4 1 4 7 - teleport,backstab
grave.mourner M 28 1 4 3 2 3 10 - -
grave.knight L 45 2 0 4 4 4 20 1/50 charge,retaliate
grave.colossus G 70 1 0 4 6 3 38 1/50 heavy,absorption:1,multi-attack:2
thorn.sorrel S 25 3 0 4 4 5 16 hero backstab,quick
thorn.bramble H 55 2 5 4 7 3 17 hero heavy,reach
thorn.kaerith H 60 3 0 4 5 6 21 hero flight,charge
thorn.sprite S 20 1 0 2 1 5 5 - flight,dodge
thorn.thornling S 25 1 0 2 1 3 4 - climb
thorn.stalker M 28 1 5 4 1 3 11 - climb,volley
thorn.wolf M 40 1 0 3 2 5 9 - charge
thorn.antler M 32 2 0 4 2 4 12 - parry,shove
thorn.tusker L 50 2 0 4 4 4 19 1/50 charge,cleave
thorn.hawk M 40 1 0 4 2 6 9 - flight
thorn.witch M 28 1 4 3 2 4 11 - dodge
cinder.brokka M 40 3 0 4 6 3 22 hero heavy,vigilant
cinder.ildra M 32 2 6 4 5 3 21 hero fellhanded
cinder.gorm G 80 3 0 3 9 3 22 hero heavy,cleave,shove
cinder.delver S 25 1 0 4 2 3 9 - climb
cinder.hearth M 32 2 0 5 2 3 14 - shove,deflect
cinder.axe M 32 2 0 4 2 3 11 - critical,cleave
cinder.thrower M 32 1 5 4 3 2 16 - fellhanded
cinder.golem L 50 2 0 4 5 3 24 1/50 heavy,vigilant,retaliate
cinder.ogre H 55 2 0 4 5 3 29 1/50 multi-attack:1,critical
cinder.drake L 50 2 4 4 4 4 23 1/50 retaliate
free.rusk M 32 2 0 4 5 4 26 hero backstab,honed-blade,quick
free.ysolde M 32 2 6 4 5 4 17 hero teleport,deflect
free.sellsword M 32 2 0 4 2 3 12 - honed-blade,team-up
free.cutpurse S 25 1 0 4 1 4 7 - backstab,quick,climb
free.duelist M 28 2 0 4 2 4 13 - parry,retaliate
free.troll H 60 1 0 4 5 3 27 1/50 multi-attack:2
free.mage M 28 1 4 4 2 3 12 - -
free.skyrider L 45 1 4 4 2 6 12 - flight
""")
"""Id, size, base in mm, Atk, Rng, Def, Hp, Spd, points, limit, abilities."""

OWN = _rows("""
crown.athum mark-prey energy 3
crown.athum steady-aim energy 1
crown.iselle ride-with-me energy 2
crown.orwen mending-prayer action 2
crown.orwen steadfast always 0
crown.crossbow braced always 0
crown.longbow braced always 0
crown.adept mend action 1
grave.vael raise-husk energy 4
grave.vael siphon action 0
grave.osk harvest always 0
grave.osk grave-pull energy 1
grave.bride wail action 2
grave.bride slip-away fast 1
grave.mourner siphon action 0
grave.colossus grave-plate always 0
thorn.sorrel fade energy 1
thorn.sorrel flicker fast 2
thorn.bramble snare action 2
thorn.bramble sap-mend action 2
thorn.kaerith hunt-call energy 2
thorn.witch snare action 1
cinder.brokka oath-shield fast 1
cinder.ildra temper energy 1
cinder.ildra granite-word fast 4
cinder.gorm hurl action 1
free.rusk second-coin always 0
free.rusk dirty-trick energy 1
free.ysolde glass-ward fast 1
free.troll regrow always 0
free.mage bolt action 1
""")
"""Unit, own ability, kind, energy."""

ITEMS = _rows("""
long-spear weapon 1 -
whetted-blade weapon 1 8
great-axe weapon 1 6
rune-hammer weapon 1 3
hooked-knife weapon 1 5
short-bow weapon 3 -
war-string weapon 1 6
tower-shield shield 1 4
buckler shield 2 8
hauberk armour 2 11
ward-charm charm 5 -
feather-cloak armour 1 7
climbing-hooks kit 1 2
hare-boots kit 1 1
rune-shard charm - 4
red-draught kit 2 4
war-banner kit 3 -
smoke-pots kit 2 2
""")
"""Id, slot, points for troops and for heroes."""

ARMIES = _rows("""
crown-50-a 4 49 1 0
crown-50-b 4 49 1 0
grave-50-a 4 47 3 1
grave-50-b 5 49 1 0
thorn-50-a 6 50 0 0
thorn-50-b 4 48 2 1
cinder-50-a 3 49 1 0
cinder-50-b 3 48 2 1
crown-100-a 8 100 0 0
crown-100-b 8 100 0 0
grave-100-a 9 97 3 1
grave-100-b 8 100 0 0
thorn-100-a 7 100 0 0
thorn-100-b 8 100 0 0
cinder-100-a 7 100 0 0
cinder-100-b 7 100 0 0
""")
"""Id, units, points, points left, energy."""

WHO = _lists("""
long-spear: crown.peasant crown.soldier crown.shield crown.outrider grave.husk grave.guard grave.knight thorn.sprite
    thorn.thornling thorn.antler cinder.delver cinder.hearth cinder.axe cinder.ogre free.sellsword
whetted-blade: crown.iselle crown.soldier crown.pike crown.shield crown.outrider grave.osk grave.bride grave.guard
    grave.shade grave.knight thorn.sorrel thorn.antler cinder.brokka cinder.delver cinder.hearth cinder.axe
    cinder.ogre free.cutpurse free.duelist
great-axe: crown.iselle crown.soldier crown.pike crown.shield crown.outrider grave.guard grave.knight thorn.antler
    cinder.brokka cinder.delver cinder.hearth free.sellsword
rune-hammer: crown.iselle crown.soldier crown.pike crown.shield crown.outrider grave.osk grave.guard grave.knight
    cinder.brokka cinder.delver cinder.axe cinder.ogre free.sellsword
hooked-knife: crown.peasant grave.bride grave.husk thorn.sprite thorn.thornling cinder.gorm free.duelist
short-bow: crown.peasant crown.soldier crown.pike crown.shield grave.husk grave.guard grave.shade thorn.sprite
    thorn.thornling thorn.antler cinder.delver cinder.hearth cinder.axe free.sellsword free.cutpurse free.duelist
war-string: crown.athum crown.crossbow crown.longbow grave.archer thorn.stalker cinder.thrower free.skyrider
tower-shield: crown.iselle crown.peasant crown.soldier crown.pike crown.outrider grave.osk grave.husk grave.guard
    grave.knight thorn.sprite thorn.thornling thorn.antler cinder.brokka cinder.gorm cinder.delver cinder.axe
    cinder.ogre free.sellsword
buckler: crown.soldier crown.pike crown.shield crown.outrider grave.osk grave.bride grave.guard grave.shade
    grave.knight thorn.sorrel cinder.brokka cinder.delver cinder.hearth cinder.axe cinder.ogre free.rusk
    free.sellsword free.cutpurse
hauberk: crown.athum crown.iselle crown.peasant crown.soldier crown.pike crown.shield crown.crossbow crown.longbow
    crown.outrider grave.osk grave.husk grave.guard grave.knight thorn.sprite thorn.thornling thorn.stalker
    thorn.antler cinder.brokka cinder.gorm cinder.delver cinder.axe cinder.ogre free.sellsword free.skyrider
ward-charm: crown.peasant crown.soldier crown.pike crown.shield crown.crossbow crown.longbow crown.outrider
    crown.adept grave.husk grave.guard grave.archer grave.shade grave.mourner grave.knight thorn.sprite
    thorn.thornling thorn.stalker thorn.antler thorn.witch cinder.delver cinder.hearth cinder.axe cinder.thrower
    cinder.ogre free.sellsword free.cutpurse free.duelist free.mage free.skyrider
feather-cloak: crown.athum crown.orwen crown.crossbow crown.longbow crown.adept grave.vael grave.bride grave.archer
    grave.shade grave.mourner thorn.sorrel thorn.bramble thorn.stalker cinder.ildra cinder.thrower free.rusk
    free.ysolde free.cutpurse free.duelist free.mage free.skyrider
climbing-hooks: crown.athum crown.iselle crown.orwen crown.peasant crown.soldier crown.pike crown.shield
    crown.crossbow crown.longbow crown.adept grave.vael grave.osk grave.bride grave.husk grave.guard grave.archer
    grave.shade grave.mourner grave.knight thorn.bramble thorn.antler thorn.witch cinder.brokka cinder.ildra
    cinder.gorm cinder.hearth cinder.axe cinder.thrower cinder.ogre free.ysolde free.sellsword free.duelist
    free.mage
hare-boots: crown.athum crown.orwen crown.peasant crown.soldier crown.pike crown.shield crown.crossbow crown.longbow
    crown.adept grave.vael grave.bride grave.husk grave.guard grave.archer grave.shade grave.mourner thorn.sorrel
    thorn.sprite thorn.thornling thorn.stalker thorn.antler thorn.witch cinder.brokka cinder.ildra cinder.delver
    cinder.hearth cinder.axe cinder.thrower free.rusk free.ysolde free.sellsword free.cutpurse free.duelist
    free.mage
rune-shard: crown.athum crown.iselle crown.orwen grave.vael grave.osk grave.bride thorn.sorrel thorn.bramble
    cinder.brokka cinder.ildra cinder.gorm free.rusk free.ysolde
red-draught: crown.athum crown.iselle crown.orwen crown.peasant crown.soldier crown.pike crown.shield crown.crossbow
    crown.longbow crown.outrider crown.adept grave.vael grave.osk grave.bride grave.husk grave.guard grave.archer
    grave.shade grave.mourner grave.knight thorn.sorrel thorn.bramble thorn.sprite thorn.thornling thorn.stalker
    thorn.antler thorn.witch cinder.brokka cinder.ildra cinder.gorm cinder.delver cinder.hearth cinder.axe
    cinder.thrower cinder.ogre free.rusk free.ysolde free.sellsword free.cutpurse free.duelist free.mage
    free.skyrider
war-banner: crown.peasant crown.soldier crown.pike crown.shield crown.outrider grave.husk grave.guard grave.knight
    thorn.sprite thorn.thornling thorn.antler cinder.delver cinder.hearth cinder.axe cinder.ogre free.sellsword
smoke-pots: crown.athum crown.orwen crown.crossbow crown.longbow crown.adept grave.vael grave.bride grave.archer
    grave.shade grave.mourner thorn.sorrel thorn.bramble thorn.stalker thorn.witch cinder.ildra cinder.thrower
    free.rusk free.ysolde free.cutpurse free.duelist free.mage free.skyrider
""")
"""Who may carry which item."""
