package org.phaseline.games;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.phaseline.engine.outline.Step;
import org.phaseline.games.Shelf.Volume;

/** OCS is played on the umpire's own map or beside that of the players; chance never comes to the steps of the other form. */
final class OcsForms {

    private static final Set<String> BESIDE_OWN_MAP = Set.of("Spring", "Winter");

    private static final Set<String> PRACTICE = Set.of("Drill", "Yard");

    private static final String GUIDED = "beside.sop";

    /** The river has neither ships nor a coast, and some things elsewhere need a run of luck; the scripts do them. */
    static final Set<String> RARE_ON_A_MAP = Set.of(
            "ReinforcementPhase Repair planes",
            "ReinforcementPhase Replace a truck point",
            "Rebuild Use more replacements in that hex",
            "Arrive Place {u}",
            "DriveTruck Load",
            "MoveUnit MoveSeg:overrun",
            "MovementPhase Move a ship",
            "MovementPhase BarrageSeg:naval",
            "ReactionPhase Move a ship",
            "ReactionPhase Artillery barrage",
            "ReactionPhase Naval barrage",
            "ExploitationPhase Move a ship",
            "ExploitationPhase Artillery barrage",
            "ExploitationPhase Naval barrage",
            "RepairPlanes Repair a plane",
            "OutOfTrace Expend on-map supply (1T per 2 RE)",
            "DriveTruck Turn into an extender",
            "DriveTruck Turn back into trucks",
            "Transport Supply by sea",
            "Transport A unit by sea",
            "Stacking Overstacked: eliminate a unit",
            "MovementPhase Breakout of trucks",
            "MoveUnit Wreck an air base or port",
            "Wreck Where is it wrecked",
            "Construct Repair a port",
            "Aim What is fired at",
            "FacilityRoll Air base or port",
            "RefitPhase Air drop plans",
            "AirMissions Air transport of a unit",
            "AirMissions Air drop of a unit",
            "Embark Go on board",
            "DropUnit Fly a plan",
            "Construct Air strip",
            "DriveTruck Out of Reserve",
            "DriveTruck Reserve Mode (1/4 MA)",
            "ExploitationPhase Organic trucks in Reserve",
            "MoveUnit Hex that is overrun",
            "PayOrganic Pay with the load of organic trucks, not with internal stocks?",
            "ReactionPhase Organic trucks in Reserve",
            "ReinforcementPhase Build gliders",
            "Retreat Organic trucks go along");

    /** So many steps may be missed in one scenario where armies must first meet, lose and be rebuilt; not in all of them. */
    private static final int RARE_IN_ONE_SCENARIO = 10;

    /** The scenario in which chance comes to most steps soonest. */
    static final String QUICKEST = "River";

    private static final Set<String> LARGE = Set.of(QUICKEST, "Campaign");

    /** The lesson has no planes, no trucks and no reinforcements, and little time for reserves. */
    private static final Set<String> FILES_BEYOND_THE_LESSON =
            Set.of("air.sop", "aircombat.sop", "reinforcement.sop", "transport.sop");

    private static final Set<String> BEYOND_THE_LESSON = Set.of(
            "MoveUnit Air mission",
            "RefitPhase Refit:do",
            "ReinforcementPhase Rebuild a unit",
            "MovementPhase Air",
            "MovementPhase BarrageSeg:air",
            "MovementPhase Bomb combat units",
            "MovementPhase Bomb an air base or port",
            "MovementPhase Trainbusting",
            "ReactionPhase Reaction:half",
            "ReactionPhase Reaction:air",
            "ReactionPhase Reaction:barrage",
            "ReactionPhase Air barrage",
            "ExploitationPhase Exploit:air",
            "ExploitationPhase Exploit:barrage",
            "ExploitationPhase Air barrage",
            "OfferGliders Does {p} tow gliders?",
            "Construct Air strip",
            "Retreat Organic trucks go along",
            "MoveUnit Hex that is overrun",
            "ReinforcementPhase Build gliders",
            "ReactionPhase Organic trucks in Reserve",
            "ExploitationPhase Organic trucks in Reserve",
            "PayOrganic Pay with the load of organic trucks, not with internal stocks?");

    private OcsForms() {}

    /** Keys of steps that chance need not reach in this scenario; in a practice of one section it need not reach any. */
    static List<String> unreachable(Volume volume) {
        Stream<Step> steps = volume.rulebook().outline().steps().stream();
        if (PRACTICE.contains(volume.scenario())) {
            return steps.map(Step::key).toList();
        }
        if (BESIDE_OWN_MAP.contains(volume.scenario())) {
            return steps.filter(OcsForms::onlyOnAMap).map(Step::key).toList();
        }
        boolean lesson = volume.scenario().equals("Lesson");
        return steps.filter(step -> step.file().equals(GUIDED)
                        || RARE_ON_A_MAP.contains(step.key())
                        || lesson && beyondTheLesson(step))
                .map(Step::key)
                .toList();
    }

    /** How many of the other steps chance may miss in this scenario; it must come to them in another one of the same game. */
    static int mayMiss(Volume volume) {
        return volume.title().equals("ocs") && LARGE.contains(volume.scenario()) ? RARE_IN_ONE_SCENARIO : 0;
    }

    private static boolean onlyOnAMap(Step step) {
        boolean shared = step.sequence().isEmpty() && !step.title().equals("Player Turn")
                || step.sequence().startsWith("digression");
        return !step.file().equals(GUIDED) && !shared || step.title().endsWith(" of both");
    }

    private static boolean beyondTheLesson(Step step) {
        return FILES_BEYOND_THE_LESSON.contains(step.file()) || BEYOND_THE_LESSON.contains(step.key());
    }
}
