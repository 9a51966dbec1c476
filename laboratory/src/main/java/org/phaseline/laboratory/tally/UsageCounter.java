package org.phaseline.laboratory.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.umpire.Sandbox;

/** Counts what is used while games are played, one after the other. */
public final class UsageCounter {

    /** The items of longer menus are not counted as offered. */
    private static final int LONG_MENU = 64;

    private static final int NO_KIND = -1;

    private final UsageTable table;
    private final CompiledRulebook rulebook;

    /** For each address the number of the kind that is chosen from there, and whether its members are spaces. */
    private final int[] kindAt;

    private final boolean[] spaces;
    private final List<Usage> thisGame = new ArrayList<>();
    private long game;

    public UsageCounter(CompiledRulebook rulebook, UsageTable table) {
        this.rulebook = rulebook;
        this.table = table;
        Instruction[] code = rulebook.code();
        kindAt = new int[code.length];
        spaces = new boolean[code.length];
        List<String> kinds = kinds(rulebook);
        List<String> boards =
                rulebook.outline().boards().stream().map(BoardInfo::name).toList();
        for (int i = 0; i < code.length; i++) {
            String from = code[i] instanceof Question question ? question.from() : "";
            kindAt[i] = from.isEmpty() ? NO_KIND : kinds.indexOf(from);
            spaces[i] = boards.contains(from);
        }
    }

    /** The kinds that are chosen from anywhere, in the order of their names; the number of each is its place. */
    public static List<String> kinds(CompiledRulebook rulebook) {
        TreeMap<String, Boolean> names = new TreeMap<>();
        for (Instruction instruction : rulebook.code()) {
            if (instruction instanceof Question question && !question.from().isEmpty()) {
                names.put(question.from(), true);
            }
        }
        return List.copyOf(names.keySet());
    }

    public void begin(long number) {
        game = number;
        thisGame.clear();
    }

    public void answering(Sandbox sandbox, int question, int party, Menu menu, long item) {
        int address = sandbox.address(question);
        if (party < 0 || sandbox.kind(question) == Question.Kind.READY) {
            return;
        }
        boolean space = spaces[address];
        int kind = space ? NO_KIND : kindAt[address];
        Usage choice = table.of(UsageKey.of(UsageKey.Sort.CHOICE, party, address, 0));
        choice.offered++;
        if (choice.isAskedFirstIn(game)) {
            choice.asked(sandbox.prompt(question));
        }
        if (menu.size() <= LONG_MENU) {
            for (int i = 0; i < menu.size(); i++) {
                offered(sandbox, question, party, address, kind, space, menu.item(i));
            }
        }
        int counted = UsageKey.item(item, space);
        used(table.of(UsageKey.of(UsageKey.Sort.OPTION, party, address, counted)));
        if (counted != UsageKey.DECLINED) {
            used(choice);
            int step = rulebook.stepAt()[address];
            if (step >= 0) {
                used(table.of(UsageKey.of(UsageKey.Sort.STEP, party, step, 0)));
            }
            if (kind != NO_KIND && counted >= 0) {
                used(table.of(UsageKey.of(UsageKey.Sort.MEMBER, party, kind, counted)));
            }
        }
    }

    private void offered(Sandbox sandbox, int question, int party, int address, int kind, boolean space, long item) {
        int counted = UsageKey.item(item, space);
        Usage option = table.of(UsageKey.of(UsageKey.Sort.OPTION, party, address, counted));
        option.offered++;
        name(option, sandbox, question, counted, item);
        if (kind != NO_KIND && counted >= 0) {
            Usage member = table.of(UsageKey.of(UsageKey.Sort.MEMBER, party, kind, counted));
            member.offered++;
            name(member, sandbox, question, counted, item);
        }
    }

    private void name(Usage usage, Sandbox sandbox, int question, int counted, long item) {
        if (game < usage.namedIn) {
            usage.namedIn = game;
            usage.name = counted == UsageKey.OTHER ? "" : sandbox.title(question, item);
        }
    }

    private void used(Usage usage) {
        usage.used++;
        if (usage.usedIn != game) {
            usage.usedIn = game;
            thisGame.add(usage);
        }
    }

    /** The game has come to its end; only such games say what something is worth. */
    public void ended(long winners) {
        for (Usage usage : thisGame) {
            usage.games++;
            usage.won += winners >>> UsageKey.party(usage.key) & 1;
        }
    }
}
