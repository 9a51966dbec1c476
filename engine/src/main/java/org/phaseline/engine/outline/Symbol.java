package org.phaseline.engine.outline;

import java.util.List;
import java.util.Optional;

/** The words a rulebook may use for what is drawn on a counter or on the ground. Who draws decides what they look like. */
public enum Symbol {
    // troops of the last hundred years, as on staff maps
    INFANTRY("infantry"),
    AIRBORNE("airborne"),
    MOUNTAIN_TROOPS("mountainTroops"),
    AMPHIBIOUS("amphibious"),
    MECHANIZED("mechanized"),
    MOTORIZED("motorized"),
    ARMOUR("armour"),
    TANK_DESTROYER("tankDestroyer"),
    RECONNAISSANCE("reconnaissance"),
    ARTILLERY("artillery"),
    ROCKETS("rockets"),
    MORTAR("mortar"),
    MACHINE_GUN("machineGun"),
    ANTI_TANK("antiTank"),
    AIR_DEFENCE("airDefence"),
    ENGINEER("engineer"),
    BRIDGING("bridging"),
    SNIPER("sniper"),
    OBSERVER("observer"),
    SPECIAL_FORCES("specialForces"),
    HEADQUARTERS("headquarters"),
    SIGNALS("signals"),
    MEDICAL("medical"),
    SUPPLY("supply"),
    TRANSPORT("transport"),
    MAINTENANCE("maintenance"),
    HELICOPTER("helicopter"),
    AIR("air"),
    // planes and ships seen as what they are
    FIGHTER("fighter"),
    ATTACK_PLANE("attackPlane"),
    BOMBER("bomber"),
    AIR_TRANSPORT("airTransport"),
    WARSHIP("warship"),
    // hulls seen from above, at sea or among stars
    DREADNOUGHT("dreadnought"),
    CRUISER("cruiser"),
    DESTROYER("destroyer"),
    FRIGATE("frigate"),
    CARRIER("carrier"),
    SPACE_STATION("spaceStation"),
    SATELLITE("satellite"),
    PLANET("planet"),
    MOON("moon"),
    STAR("star"),
    // troops of older and of imagined times
    SWORD("sword"),
    AXE("axe"),
    SPEAR("spear"),
    PIKE("pike"),
    BOW("bow"),
    SLING("sling"),
    SHIELD("shield"),
    HORSE("horse"),
    CHARIOT("chariot"),
    ELEPHANT("elephant"),
    BEAST("beast"),
    MAGIC("magic"),
    FAITH("faith"),
    LEADER("leader"),
    STANDARD("standard"),
    SIEGE("siege"),
    SHIP("ship"),
    // what else lies on a board
    TRUCK("truck"),
    WAGON("wagon"),
    TRAIN("train"),
    DUMP("dump"),
    ENTRENCHMENT("entrenchment"),
    FLAG("flag"),
    CAMP("camp"),
    WATCH("watch"),
    MINES("mines"),
    TREASURE("treasure"),
    UNKNOWN("unknown"),
    // ground
    WOOD("wood"),
    CROPS("crops"),
    ROCKS("rocks"),
    BUILDING("building"),
    VILLAGE("village"),
    TOWN("town"),
    CITY("city"),
    PORT("port"),
    AIRFIELD("airfield"),
    FORT("fort"),
    RUIN("ruin"),
    HEDGE("hedge"),
    WALL("wall"),
    WATER("water"),
    CLIFF("cliff"),
    HILL("hill"),
    MOUNTAIN("mountain"),
    ROUGH("rough"),
    MARSH("marsh"),
    DESERT("desert"),
    NEBULA("nebula"),
    ROAD("road"),
    SMOKE("smoke");

    private final String word;

    Symbol(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public static Optional<Symbol> of(String word) {
        for (Symbol symbol : values()) {
            if (symbol.word.equals(word)) {
                return Optional.of(symbol);
            }
        }
        return Optional.empty();
    }

    public static List<String> words() {
        return List.of(values()).stream().map(Symbol::word).toList();
    }
}
