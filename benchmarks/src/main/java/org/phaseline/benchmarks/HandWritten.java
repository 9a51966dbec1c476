package org.phaseline.benchmarks;

import java.util.Arrays;

/**
 * What somebody would write who wants nothing but speed: the operational game's turn as one switch over the state, played by
 * chance. It asks the same questions with the same menus, rolls the same dice, keeps two air forces open beside what is
 * asked, and plays simulcast turns; it knows no words, no reports, no outline and cannot be saved, replayed or taken back.
 */
final class HandWritten {

    private static final long PASS = Long.MIN_VALUE;
    private static final int GAME_TURNS = 6;

    /** One line of play: where it stands, and where it goes on after what it is in the middle of. */
    private static final class Strand {
        final boolean air;
        final int player;
        At at;
        boolean simulcast;
        boolean waiting;
        boolean artillery;
        boolean overrun;
        int level;
        int rating;
        int works;
        int hunter;
        final At[] back = new At[8];
        int depth;

        Strand(boolean air, int player, At at) {
            this.air = air;
            this.player = player;
            this.at = at;
        }
    }

    private final long[] menu = new long[512];
    private int offered;
    private final Strand[] open = new Strand[6];
    private int strands;
    private long dice;
    private long chance;
    private int turn = 1;
    private int weather;
    private int agreed;
    private int first;
    private int playerTurns;
    private int elector;

    HandWritten(long seed) {
        dice = seed * 31 + 7;
        chance = seed * 17 + 3;
        agree();
    }

    int gameTurn() {
        return turn;
    }

    long play(long most) {
        long answered = 0;
        while (answered < most && strands > 0) {
            playOne();
            answered++;
        }
        return answered;
    }

    private void playOne() {
        int start = strands == 1 ? 0 : below(strands);
        for (int i = 0; i < strands; i++) {
            Strand strand = open[(start + i) % strands];
            offer(strand);
            if (offered > 0) {
                answer(strand, menu[offered == 1 ? 0 : below(offered)]);
                return;
            }
        }
        throw new IllegalStateException("no decision is open, and the game is not over");
    }

    private int below(int bound) {
        chance += 0x9E3779B97F4A7C15L;
        return (int) ((mix(chance) >>> 33) * bound >>> 31);
    }

    private static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private int roll(int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            dice += 0x9E3779B97F4A7C15L;
            sum += 1 + (int) Math.floorMod(mix(dice) >>> 1, 6L);
        }
        return sum;
    }

    // ---- menus

    private void range(int low, int high) {
        for (int i = low; i <= high; i++) {
            menu[offered++] = i;
        }
    }

    private void pass() {
        menu[offered++] = PASS;
    }

    private void offer(Strand s) {
        offered = 0;
        if (s.waiting) {
            return;
        }
        switch (s.at) {
            case AGREE, REBUILD, MERGE, OVERRUN, AIR_BARRAGE, SEA_BARRAGE, REACT_OVERRUN, ARTILLERY, ATTACK -> mayDo();
            case EXPLOIT_OVERRUN, EXPLOIT_ATTACK, SHELLS, PAID, PAID_TOO, MODE_AFTER -> mayDo();
            case ARRIVE, STOCKS, TRACE, CLEAN_1, CLEAN_2, CLEAN_3, CLEAN_4, FLY -> range(1, 1);
            case NAMED, ODDS, LOSS, LOSS_TOO, DG, DG_TOO -> range(1, 1);
            case ELECT, NONE_LEFT, FIGHT, CLEARED, DRAWS_FLAK, SETTLE, BUILD, EXPLOIT_HOW -> range(0, 1);
            case BASE -> mayPick(1, 3);
            case PLANES -> range(1, 2 * s.level);
            case RECEIVED -> range(0, 60);
            case DRAFTED -> range(0, 20);
            case BREAKOUT -> mayPick(0, 1);
            case ACT -> mayPick(0, 4);
            case MODE, REACT -> mayPick(0, 3);
            case STARVING -> range(1, 40);
            case PERISHED -> range(0, 40);
            case REACT_BARRAGE, EXPLOIT_BARRAGE, EXPLOIT -> mayPick(0, 2);
            case MISSION -> range(0, s.simulcast ? 0 : 3);
            case HUNTER, PREY, GUNS -> range(0, 9);
            case POINTS -> range(1, 400);
            case STEPS_LOST -> range(0, 3);
            case RATING, RATING_TOO -> range(0, 5);
            case TERRAIN -> range(0, 4);
            case ADVANCE -> {
                range(1, 1);
                if (!s.overrun) {
                    pass();
                }
            }
            default -> throw new IllegalStateException("nothing is asked at " + s.at);
        }
    }

    private void mayDo() {
        range(1, 1);
        pass();
    }

    private void mayPick(int low, int high) {
        range(low, high);
        pass();
    }

    // ---- what follows

    private void answer(Strand s, long item) {
        boolean no = item == PASS;
        switch (s.at) {
            case AGREE -> agreed(s, !no);
            case ELECT -> {
                first = item == 0 ? elector : 1 - elector;
                playerTurn();
            }
            case BASE -> {
                s.level = (int) item;
                if (no) {
                    phase(s, At.ARRIVE);
                } else {
                    s.at = At.PLANES;
                }
            }
            case PLANES -> s.at = At.BASE;
            case ARRIVE -> {
                roll(2);
                s.at = At.RECEIVED;
            }
            case RECEIVED -> {
                roll(2);
                s.at = At.DRAFTED;
            }
            case DRAFTED -> s.at = At.REBUILD;
            case REBUILD -> s.at = no ? At.MERGE : At.REBUILD;
            case MERGE -> {
                if (no) {
                    phase(s, At.BREAKOUT);
                }
            }
            case BREAKOUT -> {
                if (no) {
                    fly(s, s.player);
                    s.at = At.ACT;
                } else if (roll(1) + item >= 5) {
                    roll(1);
                }
            }
            case ACT -> act(s, no ? -1 : (int) item);
            case MODE -> s.at = s.simulcast ? At.ACT : At.OVERRUN;
            case OVERRUN -> attackOr(s, no, At.OVERRUN, At.ACT, true);
            case BUILD -> s.at = At.ACT;
            case AIR_BARRAGE -> {
                if (no) {
                    s.at = At.SEA_BARRAGE;
                } else {
                    call(s, At.FIGHT, At.AIR_BARRAGE_FIRE);
                }
            }
            case SEA_BARRAGE -> {
                if (no) {
                    s.at = At.STOCKS;
                } else {
                    barrage(s, At.SEA_BARRAGE, false);
                }
            }
            case STOCKS -> s.at = At.TRACE;
            case TRACE -> s.at = At.NONE_LEFT;
            case NONE_LEFT -> {
                if (item == 0) {
                    s.at = At.SETTLE;
                } else if (s.simulcast) {
                    phase(s, At.EXPLOIT);
                } else {
                    fly(s, 1 - s.player);
                    s.at = At.REACT;
                }
            }
            case SETTLE -> s.at = item == 0 ? At.NONE_LEFT : At.STARVING;
            case STARVING -> {
                roll(2);
                s.at = At.PERISHED;
            }
            case PERISHED -> s.at = At.NONE_LEFT;
            case REACT -> {
                if (no) {
                    land(s, At.REACT_BARRAGE);
                } else if (item == 0) {
                    s.at = At.REACT_OVERRUN;
                }
            }
            case REACT_OVERRUN -> attackOr(s, no, At.REACT_OVERRUN, At.REACT, true);
            case REACT_BARRAGE -> anyBarrage(s, no ? -1 : (int) item, At.REACT_BARRAGE_FIRE, At.ARTILLERY);
            case ARTILLERY -> {
                if (no) {
                    s.at = At.ATTACK;
                } else {
                    barrage(s, At.ARTILLERY, true);
                }
            }
            case ATTACK -> {
                if (no) {
                    fly(s, s.player);
                }
                attackOr(s, no, At.ATTACK, At.EXPLOIT, false);
            }
            case EXPLOIT -> {
                if (no) {
                    land(s, s.simulcast ? At.CLEAN_1 : At.EXPLOIT_BARRAGE);
                } else if (item == 0) {
                    s.at = At.EXPLOIT_HOW;
                }
            }
            case EXPLOIT_HOW -> s.at = s.simulcast ? At.EXPLOIT : At.EXPLOIT_OVERRUN;
            case EXPLOIT_OVERRUN -> attackOr(s, no, At.EXPLOIT_OVERRUN, At.EXPLOIT, true);
            case EXPLOIT_BARRAGE -> anyBarrage(s, no ? -1 : (int) item, At.EXPLOIT_BARRAGE_FIRE, At.EXPLOIT_ATTACK);
            case EXPLOIT_ATTACK -> attackOr(s, no, At.EXPLOIT_ATTACK, At.CLEAN_1, false);
            case CLEAN_1 -> s.at = At.CLEAN_2;
            case CLEAN_2 -> s.at = At.CLEAN_3;
            case CLEAN_3 -> s.at = At.CLEAN_4;
            case CLEAN_4 -> end(s);
            case FLY -> s.at = At.MISSION;
            case MISSION -> {
                if (s.simulcast) {
                    landed(s);
                } else {
                    call(s, At.FIGHT, At.FLY);
                }
            }
            case FIGHT -> s.at = item == 1 ? At.CLEARED : At.DRAWS_FLAK;
            case CLEARED -> s.at = item == 1 ? At.DRAWS_FLAK : At.HUNTER;
            case HUNTER -> {
                s.hunter = (int) item;
                s.at = At.PREY;
            }
            case PREY -> {
                s.hunter += roll(2) - (int) item + roll(1);
                s.at = At.CLEARED;
            }
            case DRAWS_FLAK -> {
                if (item == 1) {
                    s.at = At.GUNS;
                } else {
                    back(s);
                }
            }
            case GUNS -> {
                s.hunter = roll(2) + (int) item;
                back(s);
            }
            case POINTS -> {
                if (s.artillery) {
                    s.at = At.SHELLS;
                } else {
                    roll(2);
                    s.at = At.STEPS_LOST;
                }
            }
            case SHELLS -> {
                if (no) {
                    back(s);
                } else {
                    roll(2);
                    s.at = At.STEPS_LOST;
                }
            }
            case STEPS_LOST -> back(s);
            case NAMED -> s.at = At.PAID;
            case PAID -> {
                if (no) {
                    back(s);
                } else {
                    s.at = At.PAID_TOO;
                }
            }
            case PAID_TOO -> s.at = At.RATING;
            case RATING -> {
                s.rating = (int) item;
                s.at = At.RATING_TOO;
            }
            case RATING_TOO -> {
                s.rating -= (int) item;
                s.at = At.TERRAIN;
            }
            case TERRAIN -> {
                s.works = (int) item;
                s.at = At.ODDS;
            }
            case ODDS -> battle(s);
            case LOSS -> s.at = At.LOSS_TOO;
            case LOSS_TOO -> s.at = At.DG;
            case DG -> s.at = At.DG_TOO;
            case DG_TOO -> s.at = At.ADVANCE;
            case ADVANCE -> {
                if (s.overrun) {
                    back(s);
                } else {
                    s.at = At.MODE_AFTER;
                }
            }
            case MODE_AFTER -> back(s);
            default -> throw new IllegalStateException("nothing was asked at " + s.at);
        }
    }

    private void act(Strand s, int which) {
        switch (which) {
            case -1 -> {
                if (s.simulcast) {
                    land(s, At.STOCKS);
                } else {
                    land(s, At.AIR_BARRAGE);
                }
            }
            case 0 -> s.at = At.MODE;
            case 2 -> s.at = At.BUILD;
            default -> s.at = At.ACT;
        }
    }

    private void battle(Strand s) {
        int surprise = roll(2) + s.rating - (s.works > 0 ? 1 : 0);
        if (surprise >= (s.overrun ? 9 : 10) || surprise <= (s.overrun ? 6 : 5)) {
            roll(1);
        }
        roll(2);
        s.at = At.LOSS;
    }

    private static void attackOr(Strand s, boolean no, At again, At next, boolean overrun) {
        if (no) {
            s.at = next;
        } else {
            s.overrun = overrun;
            call(s, At.NAMED, again);
        }
    }

    private static void anyBarrage(Strand s, int how, At fire, At next) {
        switch (how) {
            case -1 -> s.at = next;
            case 0 -> call(s, At.FIGHT, fire);
            default -> barrage(s, s.at, how == 2);
        }
    }

    private static void barrage(Strand s, At after, boolean artillery) {
        s.artillery = artillery;
        call(s, At.POINTS, after);
    }

    private static void call(Strand s, At to, At after) {
        s.back[s.depth++] = after;
        s.at = to;
    }

    private void back(Strand s) {
        At to = s.back[--s.depth];
        switch (to) {
            case AIR_BARRAGE_FIRE -> barrage(s, At.AIR_BARRAGE, false);
            case REACT_BARRAGE_FIRE -> barrage(s, At.REACT_BARRAGE, false);
            case EXPLOIT_BARRAGE_FIRE -> barrage(s, At.EXPLOIT_BARRAGE, false);
            case FLY -> landed(s);
            default -> s.at = to;
        }
    }

    // ---- strands

    private void begin(Strand strand) {
        open[strands++] = strand;
    }

    private void end(Strand strand) {
        remove(strand);
        if (strand.simulcast ? strands == 0 : --playerTurns == 0) {
            gameTurnEnds();
        } else if (!strand.simulcast) {
            first = 1 - first;
            begin(new Strand(false, first, At.BASE));
        }
    }

    private void remove(Strand strand) {
        int at = Arrays.asList(open).indexOf(strand);
        System.arraycopy(open, at + 1, open, at, strands - at - 1);
        strands--;
    }

    /** Opens missions beside the strand, unless there is a storm. */
    private void fly(Strand s, int player) {
        if (weather < 2) {
            Strand air = new Strand(true, player, At.FLY);
            air.simulcast = s.simulcast;
            begin(air);
        }
    }

    /** The movement is over: missions close, or the strand waits for the one under way. */
    private void land(Strand s, At next) {
        s.at = next;
        for (int i = 0; i < strands; i++) {
            Strand air = open[i];
            if (air.air && (!s.simulcast || air.player == s.player)) {
                if (air.at == At.FLY) {
                    remove(air);
                } else {
                    s.waiting = true;
                }
                break;
            }
        }
        if (s.simulcast && !s.waiting) {
            phase(s, next);
        }
    }

    private void landed(Strand air) {
        air.at = At.FLY;
        for (int i = 0; i < strands; i++) {
            Strand host = open[i];
            if (!host.air && host.waiting && host.at != At.DONE && (!air.simulcast || host.player == air.player)) {
                host.waiting = false;
                remove(air);
                if (host.simulcast) {
                    phase(host, host.at);
                }
                return;
            }
        }
    }

    /** In a simulcast turn nobody begins a phase before the other. */
    private void phase(Strand s, At next) {
        s.back[s.depth] = next;
        if (!s.simulcast) {
            s.at = next;
            return;
        }
        s.waiting = true;
        s.at = At.DONE;
        for (int i = 0; i < strands; i++) {
            if (!open[i].air && open[i].at != At.DONE) {
                return;
            }
        }
        int both = strands;
        for (int i = 0; i < both; i++) {
            Strand each = open[i];
            if (!each.air) {
                each.waiting = false;
                each.at = each.back[each.depth];
                if (each.at == At.EXPLOIT) {
                    fly(each, each.player);
                }
            }
        }
    }

    // ---- the game turn

    private void agree() {
        agreed = 0;
        begin(new Strand(false, 0, At.AGREE));
        begin(new Strand(false, 1, At.AGREE));
    }

    private void agreed(Strand s, boolean yes) {
        agreed += yes ? 1 : 0;
        remove(s);
        if (strands > 0) {
            return;
        }
        int sky = roll(2);
        weather = sky >= 12 ? 2 : sky >= 9 ? 1 : 0;
        if (agreed == 2) {
            for (int player = 0; player < 2; player++) {
                Strand strand = new Strand(false, player, At.BASE);
                strand.simulcast = true;
                begin(strand);
            }
            return;
        }
        int one;
        int other;
        do {
            one = roll(2);
            other = roll(2);
        } while (one == other);
        elector = one > other ? 0 : 1;
        begin(new Strand(false, elector, At.ELECT));
    }

    private void playerTurn() {
        strands = 0;
        playerTurns = 2;
        begin(new Strand(false, first, At.BASE));
    }

    private void gameTurnEnds() {
        strands = 0;
        if (turn++ < GAME_TURNS) {
            agree();
        }
    }
}
