package org.phaseline.laboratory.tally;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;

/**
 * Everything that is counted of some games. Whole numbers, sums, and things of the game with the lowest number: two tallies can be added in any order,
 * with the same result.
 */
public final class Tally implements Serializable {

    private static final long serialVersionUID = 1;

    private long games;
    private long unfinished;
    private long stuck;
    private long stuckIn = Long.MAX_VALUE;
    private String trouble = "";
    private final TreeMap<Long, Long> winners = new TreeMap<>();

    /** By party: games in which it had the first decision, and those of them that it won. */
    private final long[] first;

    private final long[] firstAndWon;

    /** By level: games of a player of it that came to their end, and those that it won. */
    private final long[] played;

    private final long[] playedAndWon;

    private final long[] reached;
    private final long[] visits;
    private final List<ViolationTally> violations = new ArrayList<>();

    public final Histogram turns = new Histogram();
    public final Histogram answers = new Histogram();
    public final Histogram decisions = new Histogram();
    public final Histogram minutes = new Histogram();
    public final UsageTable usage = new UsageTable();
    public final LeadTally leads;
    public final LuckTally luck = new LuckTally();
    public final PairTally pairs = new PairTally();

    public Tally(CompiledRulebook rulebook, int indicators) {
        int parties = rulebook.outline().parties().count();
        int steps = rulebook.outline().steps().size();
        first = new long[parties];
        firstAndWon = new long[parties];
        played = new long[parties];
        playedAndWon = new long[parties];
        reached = new long[steps];
        visits = new long[steps];
        leads = new LeadTally(indicators);
        for (int i = 0; i < rulebook.invariants().size(); i++) {
            violations.add(new ViolationTally());
        }
    }

    public void add(GameSummary game, PlayingTime time) {
        games++;
        switch (game.ending()) {
            case UNFINISHED -> unfinished++;
            case STUCK -> {
                stuck++;
                if (game.number() < stuckIn) {
                    stuckIn = game.number();
                    trouble = game.trouble();
                }
            }
            case OVER -> {
                winners.merge(game.winners(), 1L, Long::sum);
                turns.add(game.turns());
                answers.add(game.answers());
                decisions.add(game.decisions());
                minutes.add(time.minutes(game));
                if (game.first() >= 0) {
                    first[game.first()]++;
                    firstAndWon[game.first()] += game.winners() >>> game.first() & 1;
                }
            }
        }
    }

    /** A game that came to its end, played by a level of player. */
    public void addPlayer(int level, boolean won) {
        played[level]++;
        playedAndWon[level] += won ? 1 : 0;
    }

    public void addStep(int step, int times) {
        if (times > 0) {
            reached[step]++;
            visits[step] += times;
        }
    }

    public ViolationTally violations(int invariant) {
        return violations.get(invariant);
    }

    /** Adds another one, of the same playtest. */
    public void addAll(Tally other) {
        games += other.games;
        unfinished += other.unfinished;
        stuck += other.stuck;
        if (other.stuckIn < stuckIn) {
            stuckIn = other.stuckIn;
            trouble = other.trouble;
        }
        other.winners.forEach((mask, often) -> winners.merge(mask, often, Long::sum));
        Sums.add(first, other.first);
        Sums.add(firstAndWon, other.firstAndWon);
        Sums.add(played, other.played);
        Sums.add(playedAndWon, other.playedAndWon);
        Sums.add(reached, other.reached);
        Sums.add(visits, other.visits);
        for (int i = 0; i < violations.size(); i++) {
            violations.get(i).addAll(other.violations.get(i));
        }
        turns.addAll(other.turns);
        answers.addAll(other.answers);
        decisions.addAll(other.decisions);
        minutes.addAll(other.minutes);
        usage.addAll(other.usage);
        leads.addAll(other.leads);
        luck.addAll(other.luck);
        pairs.addAll(other.pairs);
    }

    public long games() {
        return games;
    }

    /** Those that came to their end. */
    public long ended() {
        return games - unfinished - stuck;
    }

    public long unfinished() {
        return unfinished;
    }

    public long stuck() {
        return stuck;
    }

    /** The lowest number of a game that did not go on, and why. */
    public long stuckIn() {
        return stuckIn;
    }

    public String trouble() {
        return trouble;
    }

    /** How often each set of parties won, as masks; 0 for nobody. */
    public SortedMap<Long, Long> winners() {
        return winners;
    }

    /** How many games a party won, alone or with others. */
    public long wonBy(int party) {
        return winners.entrySet().stream()
                .filter(each -> (each.getKey() >>> party & 1) != 0)
                .mapToLong(java.util.Map.Entry::getValue)
                .sum();
    }

    public long wasFirst(int party) {
        return first[party];
    }

    public long wasFirstAndWon(int party) {
        return firstAndWon[party];
    }

    public long played(int level) {
        return played[level];
    }

    public long playedAndWon(int level) {
        return playedAndWon[level];
    }

    /** In how many games a step was come to, and how often in all. */
    public long reached(int step) {
        return reached[step];
    }

    public long visits(int step) {
        return visits[step];
    }
}
