"""The rule document's tables of scoring rules (MYIS-8) and episodes (MYIS-13), typed in anew.

They are compared with the component file. A rule: id, kind, parameters. An episode: open terrain,
start, marks, rules (`largest_*`: of field, house, wall, path), bronze, silver and gold.
"""

from __future__ import annotations

RULES = """
house_beach | place_on | symbols [house], region {terrain: [beach]}, points 1
visible_beach | visible | region {terrain: [beach]}, points -1
shore_path | size | symbols [path], region {terrain: [beach]}, points 2, max 12
road3 | road | symbols [path], mark statue, to {terrain: [beach]}, points 3
road5 | road | symbols [path], mark statue, to {terrain: [beach]}, points 5
farm | group | symbols [field], size 5, points 3
village | group | symbols [house], size 5, points 3
fort | group | symbols [wall], size 5, points 3
largest_field | largest | symbols [field], points 5
largest_house | largest | symbols [house], points 5
largest_wall | largest | symbols [wall], points 5
largest_path | largest | symbols [path], points 5
grand_field | largest | symbols [field], points 3
grand_house | largest | symbols [house], points 3
grand_wall | largest | symbols [wall], points 3
grand_path | largest | symbols [path], points 3
first_farm | race | of [farm], count 1, points 2, solo_round 15
village_well | group | symbols [house], size 5, region {mark: well}, points 4
homestead | set | of [farm, village, fort], points 4
clean_shore | complete | region {terrain: [beach]}, points 4
raid | raid | mark landing, reach 2, blockers [wall], targets [house], points -1, max 10
tame | ring | symbols [field], mark thornback, steps [[1, 1], [2, 1], [3, 2], [4, 2], [5, 3]]
tame_twins | ring | symbols [field], mark twins, steps [[2, 1], [4, 3], [5, 4]]
goat_field | place_on | symbols [field], region {mark: goat}, points 2
tame_elder | ring | symbols [field], mark elder, steps [[2, 1], [3, 2], [4, 3], [5, 4], [6, 5]]
first_tame | race | of [tame_elder], count 1, points 3, solo_round 18
weakest | weakest | symbols all, points 1, max 8
chest_any | place_on | symbols all, region {mark: chest}, points 2
all_chests | complete | region {mark: chest}, points 3
caravan | road | symbols [path], mark tor, to {terrain: [beach]}, points 6
high_wall | place_on | symbols [wall], region {terrain: [plateau]}, points 1
terrace | group | symbols all, size 4, region {terrain: [plateau]}, points 3
bridge | bridge | symbols [path], mark chasm, points 3
first_bridges | race | of [bridge], count 2, points 3, solo_round 14
rampart | span | symbols [wall], steps [[3, 2], [4, 4], [5, 7], [6, 10]]
relic_path | place_on | symbols [path], region {mark: relic}, points 2
long_road | size | symbols [path], points 1, max 12
line3 | line | symbols all, mark observatory, length 3, points 2
line4 | line | symbols all, mark observatory, length 4, points 4
vent_wall | place_on | symbols [wall], region {mark: vent}, points 2
vent2 | visible | region {mark: vent}, points -2
lava | raid | mark crater, reach 3, blockers [wall], targets [house, field], points -1, max 6
crater_wall | ring | symbols [wall], mark crater, steps [[2, 2], [3, 3], [4, 4], [5, 5]]
"""

EPISODES = """
E01 | BH | beach | - | house_beach visible_beach | 9/10/11
E02 | BH | beach | - | house_beach shore_path visible_beach | 13/15/16
E03 | BHP | beach | statue | house_beach road3 visible_beach | 16/18/22
E04 | BHP | beach | - | house_beach farm first_farm visible_beach | 14/17/20
E05 | BHP | beach | well | farm village village_well visible_beach | 10/15/17
E06 | BHP | beach | - | farm village fort homestead visible_beach | 12/16/19
E07 | BHP | beach | statue | farm village fort road5 clean_shore visible_beach | 18/21/26
E08 | BHP | beach | statue landing | house_beach village fort road5 raid visible_beach | 19/24/29
E09 | BHP | beach | statue | farm village fort road5 largest_* visible_beach | 18/22/27
E10 | BHP | beach | statue thornback | tame farm village fort road5 visible_beach | 20/24/30
E11 | BHP | beach | statue twins goat \
| tame_twins goat_field village fort road5 visible_beach | 21/24/30
E12 | BHP | beach | elder | tame_elder first_tame farm village fort weakest visible_beach | 26/30/34
E13 | BHPU | beach | chest | chest_any all_chests farm village fort visible_beach | 18/22/26
E14 | BHPU | beach | tor | caravan farm village fort visible_beach | 10/13/18
E15 | BHPU | beach | - | high_wall terrace farm village fort weakest visible_beach | 16/20/25
E16 | BHPR | beach | chasm | bridge first_bridges farm village fort visible_beach | 17/21/24
E17 | BHPR | beach | chasm statue | bridge road3 rampart farm village visible_beach | 23/26/30
E18 | BHPR | row 7 | chasm relic | bridge relic_path long_road farm fort visible_beach | 26/29/33
E19 | BHPR | beach | observatory | line3 farm village fort visible_beach | 16/19/23
E20 | BHPR | beside observatory | observatory statue \
| line4 road5 farm village fort visible_beach | 22/27/36
E21 | BHPRU | beach | observatory chest | line3 chest_any largest_* visible_beach | 19/22/27
E22 | BHP | beach | statue crater vent \
| vent_wall farm village fort road5 lava vent2 visible_beach | 16/20/28
E23 | BHPR | beach | crater | crater_wall farm village weakest lava visible_beach | 19/22/25
E24 | BHPRU | beach | statue observatory crater \
| road3 line3 farm village fort grand_* lava visible_beach | 15/18/24
"""
