package org.phaseline.benchmarks;

import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;

/**
 * The workload W1 as somebody would write it who wants nothing but this game: a switch over where play stands, state in plain
 * fields, a menu of legal choices at every question. It asks the same questions and numbers its rolls as the umpire does,
 * so that the same dice fall.
 */
final class SkirmishByHand {

    static final long PASS = Long.MIN_VALUE;
    private static final int PLAYER_TURNS = 100;
    private static final int UNITS = 4;
    private static final int DICE = 6;
    private static final int[] MAIN_LINE = {};

    private enum At {
        BEGIN_TURN,
        GAIN_VICTORY,
        GAIN_POINTS,
        ORDER,
        TARGET,
        PAY,
        ORDER_GIVEN,
        BIND,
        COUNT_DICE,
        THROW,
        CRITICALS,
        HITS,
        DAMAGE,
        RETURN,
        END_TURN,
        OVER
    }

    private final Dice dice;
    private final int[] orderPoints = new int[2];
    private final int[] victory = new int[2];
    private final int[] strength = new int[2 * UNITS];
    private final int[] diceOf = new int[2 * UNITS];
    private final boolean[] fought = new boolean[2 * UNITS];
    private final long[] menu = new long[UNITS + 1];
    private int offered;
    private At at = At.BEGIN_TURN;
    private boolean asked;
    private int moment;
    private int turn = -1;
    private int phasing;
    private int unit;
    private int target;
    private int attacker;
    private int defender;
    private int attackDice;
    private int defenceDice;
    private final int[] attack = new int[7];
    private final int[] defence = new int[7];
    private int attackCriticals;
    private int defenceCriticals;
    private int attackHits;
    private int defenceHits;

    SkirmishByHand(Dice dice) {
        this.dice = dice;
        for (int i = 0; i < 2 * UNITS; i++) {
            strength[i] = 10;
            diceOf[i] = DICE;
        }
        run();
    }

    /** Plays to the end by the policy; returns how many questions were answered. */
    int play() {
        int answered = 0;
        int order = 0;
        while (at != At.OVER) {
            offer();
            answered++;
            if (menu[offered - 1] != PASS) {
                answer(menu[(turn + order) & 3]);
                order++;
            } else if (orderPoints[phasing] > 0) {
                answer(menu[order & 3]);
            } else {
                answer(menu[offered - 1]);
                order = 0;
            }
        }
        return answered;
    }

    private void offer() {
        offered = 0;
        switch (at) {
            case ORDER -> {
                units(phasing);
                menu[offered++] = PASS;
            }
            case TARGET -> units(1 - phasing);
            default -> throw new IllegalStateException("nothing is asked at " + at);
        }
    }

    private void units(int side) {
        for (int i = 0; i < UNITS; i++) {
            menu[offered++] = side * UNITS + i;
        }
    }

    private void answer(long item) {
        asked = false;
        switch (at) {
            case ORDER -> {
                if (item == PASS) {
                    at = At.END_TURN;
                } else {
                    unit = (int) item;
                    ask(At.TARGET);
                }
            }
            case TARGET -> {
                target = (int) item;
                at = At.PAY;
            }
            default -> throw new IllegalStateException("nothing was asked at " + at);
        }
        run();
    }

    private void ask(At question) {
        at = question;
        asked = true;
        moment++;
    }

    private void run() {
        while (!asked && at != At.OVER) {
            switch (at) {
                case BEGIN_TURN -> {
                    turn++;
                    phasing = turn & 1;
                    at = turn == PLAYER_TURNS ? At.OVER : At.GAIN_VICTORY;
                }
                case GAIN_VICTORY -> {
                    victory[phasing]++;
                    at = At.GAIN_POINTS;
                }
                case GAIN_POINTS -> {
                    orderPoints[phasing] += 3;
                    ask(At.ORDER);
                }
                case PAY -> {
                    if (orderPoints[phasing] < 1) {
                        at = At.RETURN;
                    } else {
                        orderPoints[phasing]--;
                        at = At.ORDER_GIVEN;
                    }
                }
                case ORDER_GIVEN -> at = At.BIND;
                case BIND -> {
                    attacker = unit;
                    defender = target;
                    fought[attacker] = true;
                    fought[defender] = true;
                    at = At.COUNT_DICE;
                }
                case COUNT_DICE -> {
                    attackDice = diceOf[attacker];
                    defenceDice = diceOf[defender];
                    at = At.THROW;
                }
                case THROW -> {
                    roll(attack, attackDice);
                    roll(defence, defenceDice);
                    at = At.CRITICALS;
                }
                case CRITICALS -> {
                    attackCriticals = attack[6];
                    defenceCriticals = defence[6];
                    at = At.HITS;
                }
                case HITS -> {
                    attackHits = attack[5] + attack[6];
                    defenceHits = defence[5] + defence[6];
                    at = At.DAMAGE;
                }
                case DAMAGE -> {
                    hurt(defender, attackHits + attackCriticals);
                    hurt(attacker, defenceHits + defenceCriticals);
                    at = At.RETURN;
                }
                case RETURN -> ask(At.ORDER);
                case END_TURN -> {
                    orderPoints[phasing] = 0;
                    for (int i = 0; i < fought.length; i++) {
                        fought[i] = false;
                    }
                    at = At.BEGIN_TURN;
                }
                default -> throw new IllegalStateException("nothing happens at " + at);
            }
        }
    }

    /** Notes how many dice show each face. */
    private void roll(int[] faces, int count) {
        moment++;
        RollNumber number = new RollNumber(0, MAIN_LINE, moment);
        for (int face = 1; face <= 6; face++) {
            faces[face] = 0;
        }
        for (int i = 0; i < count; i++) {
            faces[dice.face(number, i, 6)]++;
        }
    }

    private void hurt(int struck, int damage) {
        strength[struck] = Math.max(0, strength[struck] - damage);
        if (strength[struck] == 0) {
            strength[struck] = 10;
        }
    }

    SkirmishState standing() {
        long[] strengths = new long[strength.length];
        for (int i = 0; i < strengths.length; i++) {
            strengths[i] = strength[i];
        }
        return new SkirmishState(
                new long[] {orderPoints[0], orderPoints[1]}, new long[] {victory[0], victory[1]}, strengths);
    }
}
