package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Clauses.Mode;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** Gathers the clauses of one heading, which may stand in any order but each only once. */
final class ClauseBuilder {

    private final Texts texts;
    private final ExpressionBuilder expressions;
    private final StatementBuilder statements;
    private final Set<String> seen = new TreeSet<>();

    private @Nullable Expression by;
    private @Nullable Expression actor;
    private @Nullable Mode mode;
    private boolean anyone;
    private Clauses.@Nullable InTurn inTurn;
    private boolean secretly;
    private boolean revealedTogether;
    private boolean meanwhile;
    private final List<Clauses.Guard> guards = new ArrayList<>();
    private @Nullable Expression compulsory;
    private Clauses.@Nullable Times times;
    private @Nullable Expression until;
    private @Nullable Statement otherwise;

    private ClauseBuilder(Texts texts, ExpressionBuilder expressions, StatementBuilder statements) {
        this.texts = texts;
        this.expressions = expressions;
        this.statements = statements;
    }

    static Clauses build(
            SopParser.ClausesContext clauses, Texts texts, ExpressionBuilder expressions, StatementBuilder statements) {
        if (clauses.clause().isEmpty()) {
            return Clauses.NONE;
        }
        ClauseBuilder builder = new ClauseBuilder(texts, expressions, statements);
        Place revealed = null;
        for (SopParser.ClauseContext clause : clauses.clause()) {
            builder.add(clause);
            revealed = clause instanceof SopParser.RevealedClauseContext ? texts.place(clause) : revealed;
        }
        if (revealed != null && !builder.secretly) {
            texts.problem(revealed, "'revealed together' can be used only with 'secretly'");
        }
        return builder.clauses();
    }

    private Clauses clauses() {
        return new Clauses(
                by,
                actor,
                mode,
                anyone,
                inTurn,
                secretly,
                revealedTogether,
                meanwhile,
                List.copyOf(guards),
                compulsory,
                times,
                until,
                otherwise);
    }

    private void add(SopParser.ClauseContext clause) {
        Place place = texts.place(clause);
        switch (clause) {
            case SopParser.ByClauseContext c -> {
                once(c.BY().getSymbol(), "by");
                by = expressions.party(c.party());
            }
            case SopParser.ActorClauseContext c -> {
                mode(c.saying, c.MAY() != null ? Mode.MAY : Mode.MUST);
                actor = c.party() == null ? actor : expressions.party(c.party());
            }
            case SopParser.AnyoneClauseContext c -> {
                mode(c.saying, c.MAY() != null ? Mode.MAY : Mode.MUST);
                anyone = true;
            }
            case SopParser.AutomaticClauseContext c -> mode(c.getStart(), Mode.AUTOMATIC);
            case SopParser.SecretlyClauseContext c -> {
                once(c.getStart(), "secretly");
                secretly = true;
            }
            case SopParser.RevealedClauseContext c -> {
                once(c.getStart(), "revealed together");
                revealedTogether = true;
            }
            case SopParser.MeanwhileClauseContext c -> {
                once(c.getStart(), "meanwhile");
                meanwhile = true;
            }
            case SopParser.InTurnClauseContext c -> {
                once(c.getStart(), "in turn");
                inTurn = statements.inTurn(c.inTurn());
            }
            case SopParser.GuardClauseContext c -> {
                once(c.getStart(), c.IF() != null ? "if" : "unless");
                guards.add(new Clauses.Guard(place, expressions.value(c.value()), c.UNLESS() != null));
            }
            case SopParser.CompulsoryClauseContext c -> {
                once(c.getStart(), "compulsory");
                compulsory = expressions.value(c.value());
            }
            case SopParser.AnyTimesClauseContext c -> {
                once(c.getStart(), "times");
                times = new Clauses.Times(place, null);
            }
            case SopParser.TimesClauseContext c -> {
                once(c.getStart(), "times");
                times = new Clauses.Times(place, expressions.sum(c.sum()));
            }
            case SopParser.UntilClauseContext c -> {
                once(c.getStart(), "until");
                until = expressions.value(c.value());
            }
            case SopParser.OtherwiseClauseContext c -> {
                once(c.getStart(), "otherwise");
                otherwise = statements.simple(c.simple(), List.of());
            }
            default -> throw new IllegalStateException("a clause nobody builds: " + clause.getClass());
        }
    }

    private void mode(Token word, Mode said) {
        if (mode != null && mode != said) {
            texts.problem(
                    texts.place(word),
                    "a heading can have only one of 'may', 'must' and 'automatic'; this one already has '" + lower(mode)
                            + "'");
        } else {
            once(word, lower(said));
        }
        mode = mode == null ? said : mode;
    }

    private static String lower(Mode mode) {
        return switch (mode) {
            case MAY -> "may";
            case MUST -> "must";
            case AUTOMATIC -> "automatic";
        };
    }

    private void once(Token word, String clause) {
        if (seen.add(clause)) {
            return;
        }
        texts.problem(
                texts.place(word),
                switch (clause) {
                    case "if", "unless" -> "this is a second '" + clause + "'; join the conditions with 'and' or 'or'";
                    case "times" -> "this heading already says how many times";
                    default -> "this heading already has '" + clause + "'";
                });
    }
}
