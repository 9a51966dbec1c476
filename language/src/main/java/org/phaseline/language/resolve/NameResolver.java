package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.DueSchedule;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.PrintedTable;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What a name means where it stands: names that lines have made first, then roles, the state, what is given, and words. */
final class NameResolver {

    /** What every rulebook can call. */
    static final List<String> FUNCTIONS = List.of("opponent", "opponents", "smaller", "larger", "wins");

    /** Those in play; a rulebook of its own making may call something else so. */
    private static final String FACTIONS = "factions";

    private final Resolution all;
    private final Symbols symbols;
    private final Problems problems;
    private final ExpressionResolver expressions;
    private final FormulaResolver formulas;
    private final CallResolver calls;
    private final FieldResolver fields;

    NameResolver(Resolution all, ExpressionResolver expressions) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.expressions = expressions;
        this.formulas = new FormulaResolver(all, expressions);
        this.calls = new CallResolver(all, expressions, formulas);
        this.fields = new FieldResolver(all, expressions);
    }

    FieldResolver fields() {
        return fields;
    }

    FormulaResolver formulas() {
        return formulas;
    }

    /** A name that is used here, if a line has made it. */
    @Nullable
    Variable local(String name, Place place, Context c) {
        Variable variable = c.names().find(name);
        if (variable != null) {
            all.names.use(variable.place(), place);
        }
        return variable;
    }

    Expr read(Expression.Name name, Context c) {
        Variable variable = local(name.name(), name.place(), c);
        if (variable != null) {
            return variable(variable, name, c);
        }
        Expr builtIn = builtIn(name, c);
        if (builtIn != null) {
            return builtIn;
        }
        all.used(name.name(), name.place());
        Symbols.Role role = symbols.roles.get(name.name());
        if (role != null) {
            return role(role, name, c);
        }
        Symbols.Field field = symbols.gameFields.get(name.name());
        if (field != null) {
            return new Expr.State(name, field, null);
        }
        Symbols.Given given = symbols.givens.get(name.name());
        if (given != null) {
            return new Expr.Constant(name, given.type(), given.value());
        }
        Symbols.KindWord word = symbols.word(name.name());
        if (word != null) {
            return new Expr.Constant(name, word.kind(), word.index());
        }
        Integer party = symbols.partyNumbers.get(name.name());
        if (party != null) {
            boolean faction = symbols.parties.get(party).faction();
            return new Expr.PartyName(
                    name, symbols.who(faction ? Type.PartyKind.FACTION : Type.PartyKind.SIDE, false), party);
        }
        Type.Kind kind = symbols.kinds.get(name.name());
        if (kind != null) {
            return all(kind, name);
        }
        Optional<DueSchedule> schedule = symbols.schedules.get(name.name());
        if (schedule != null) {
            return schedule.isPresent() ? new Expr.Due(name, schedule.get()) : new Expr.Unknown(name);
        }
        if (symbols.formulas.containsKey(name.name())) {
            return formulas.call(name, new Word(name.place(), name.name()), List.of(), c);
        }
        if (name.name().equals(FACTIONS)) {
            return new Expr.Constant(
                    name, new Type.SetOf(symbols.who(Type.PartyKind.FACTION, false)), symbols.presentFactions());
        }
        return unknown(name, c);
    }

    /** Every member of a kind. */
    static Expr all(Type.Kind kind, Expression source) {
        Type type = new Type.SetOf(kind);
        return kind.pieces()
                ? new Expr.AllOf(source, type, kind)
                : new Expr.Constant(source, type, (1L << kind.words().size()) - 1);
    }

    static String absent(String name) {
        return "'" + name + "' does not play here: let the scenario leave this out ('without [...]') or replace it";
    }

    private Expr unknown(Expression.Name name, Context c) {
        Symbols.Field field = symbols.partyField(name.name());
        if (field != null) {
            String owner = field.holder().kind() == Symbols.Holder.Kind.SIDE ? "side" : "faction";
            return expressions.wrong(
                    Code.MISPLACED,
                    name,
                    "'" + name.name() + "' belongs to a " + owner + ": say whose, as in 'actor." + name.name() + "'");
        }
        if (symbols.tables.get(name.name()) instanceof PrintedTable table) {
            return expressions.wrong(
                    Code.ARGUMENTS, name, "'" + name.name() + "' is a table: say what to look up, " + table.example());
        }
        if (name.name().matches("d[0-9]+")) {
            return expressions.wrong(Code.MISPLACED, name, "roll dice on a separate line: roll name: " + name.name());
        }
        if (symbols.absent.contains(name.name())) {
            return expressions.wrong(Code.UNKNOWN_NAME, name, absent(name.name()));
        }
        if (FUNCTIONS.contains(name.name())) {
            return expressions.wrong(
                    Code.ARGUMENTS,
                    name,
                    "'" + name.name() + "' needs brackets after it, as in '" + name.name() + "(...)'");
        }
        all.unknown(
                name.place(),
                "nothing is called '" + name.name() + "' here" + problems.didYouMean(name.name(), known(c)));
        return new Expr.Unknown(name);
    }

    private List<String> known(Context c) {
        if (!problems.isGuessing()) {
            return List.of();
        }
        List<String> known = new ArrayList<>(c.names().all());
        known.addAll(symbols.roles.keySet());
        known.addAll(symbols.gameFields.keySet());
        known.addAll(symbols.givens.keySet());
        known.addAll(symbols.words.keySet());
        known.addAll(symbols.partyNumbers.keySet());
        known.addAll(symbols.kinds.keySet());
        known.addAll(symbols.formulas.keySet());
        known.addAll(symbols.tables.keySet());
        known.addAll(symbols.schedules.keySet());
        known.addAll(List.of(
                "sides", "both", "everyone", "actor", "nonPhasing", "gameTurn", "lastGameTurn", "date", "round"));
        return known;
    }

    private Expr variable(Variable variable, Expression at, Context c) {
        // One that is sealed here must be revealed first: that is said by whoever knows what has been revealed.
        if (variable.fork() != 0 && variable.fork() != c.fork() && variable.sealedIn() < 0) {
            return expressions.wrong(
                    Code.MISPLACED,
                    at,
                    "each party has its own '" + variable.name() + "': say whose, as in '" + variable.name()
                            + " of phasing'");
        }
        boolean innermost = c.it() != null && c.it().named() == variable;
        return innermost ? new Expr.It(at, variable.type()) : new Expr.Local(at, variable);
    }

    private @Nullable Expr builtIn(Expression.Name name, Context c) {
        Type.SetOf sides = new Type.SetOf(symbols.who(Type.PartyKind.SIDE, false));
        return switch (name.name()) {
            case "sides", "everyone" -> new Expr.Constant(name, sides, symbols.parties.sidesMask());
            case "both" -> {
                if (symbols.parties.sides() != 2) {
                    problems.add(
                            Code.MISPLACED,
                            name.place(),
                            "'both' is for two sides; this game has " + symbols.parties.sides()
                                    + (symbols.parties.sides() > 2 ? ": write 'everyone'" : ""));
                }
                yield new Expr.Constant(name, sides, symbols.parties.sidesMask());
            }
            case "nonPhasing" -> {
                Symbols.Role phasing = java.util.Objects.requireNonNull(symbols.roles.get("phasing"));
                Type.Who side = symbols.who(Type.PartyKind.SIDE, false);
                yield calls.opponent(name, new Expr.RoleHolder(name, side, phasing));
            }
            case "gameTurn" -> new Expr.GameTurn(name);
            // As the length says; 0 when the game has none.
            case "lastGameTurn" -> new Expr.Constant(name, Type.NUMBER, symbols.length);
            case "date" -> {
                if (symbols.calendar.names().isEmpty()) {
                    problems.add(Code.MISSING, name.place(), "this rulebook has no calendar");
                }
                yield new Expr.Today(name);
            }
            case "round" ->
                c.round() == null
                        ? expressions.wrong(
                                Code.MISPLACED,
                                name,
                                "rounds are counted only inside a heading with the level word 'round'")
                        : new Expr.RoundNumber(name, c.round());
            case "actor" -> acting(name, c.actor());
            default -> null;
        };
    }

    private Expr acting(Expression.Name name, @Nullable Actor actor) {
        if (actor == null) {
            return expressions.wrong(Code.NO_ACTOR, name, "nobody acts here");
        }
        if (actor.kind() == Actor.Kind.ANYONE) {
            return expressions.wrong(Code.NO_ACTOR, name, "whoever answers first acts here, so 'actor' is not known");
        }
        return actor.set()
                ? expressions.wrong(Code.NO_ACTOR, name, "several parties act here, so 'actor' is not one party")
                : new Expr.Acting(name, actor);
    }

    private Expr role(Symbols.Role role, Expression.Name name, Context c) {
        if (role.derived() != null) {
            return new Expr.DerivedRole(name, role, expressions.of(role.derived(), c));
        }
        return new Expr.RoleHolder(name, symbols.who(Type.PartyKind.ANY, false), role);
    }

    Expr call(Expression.Call call, Context c) {
        return calls.call(call, c);
    }

    Expr of(Expression.Of of, Context c) {
        Expr party = expressions.of(of.party(), c);
        if (!party.type().fits(symbols.who(Type.PartyKind.ANY, false))) {
            problems.add(
                    Code.TYPE,
                    of.party().place(),
                    "expected a side or faction here, not " + party.type().said());
        }
        return switch (of.name().text()) {
            case "factions" ->
                new Expr.FactionsOf(of, new Type.SetOf(symbols.who(Type.PartyKind.FACTION, false)), party);
            case "side" -> new Expr.SideOf(of, symbols.who(Type.PartyKind.SIDE, false), party);
            default -> {
                Variable variable = each(of, c);
                yield variable == null ? new Expr.Unknown(of) : new Expr.LocalOf(of, variable, party);
            }
        };
    }

    /** A name of which each party has its own. */
    @Nullable
    Variable each(Expression.Of of, Context c) {
        Variable variable = local(of.name().text(), of.name().place(), c);
        if (variable == null) {
            all.unknown(
                    of.name().place(),
                    "nothing is called '" + of.name().text() + "' here"
                            + problems.didYouMean(of.name().text(), c.names().all()));
            return null;
        }
        if (variable.fork() == 0) {
            problems.add(
                    Code.MISPLACED,
                    of.name().place(),
                    "'" + of.name().text() + "' does not have a separate value for each party");
            return null;
        }
        if (variable.fork() == c.fork() && !all.oneAfterTheOther.contains(variable.fork())) {
            problems.add(
                    Code.SECRECY,
                    of.name().place(),
                    "what another party decides at the same time cannot be known here");
            return null;
        }
        return variable;
    }

    Expr using(Expression.Using using) {
        Symbols.Option option = symbols.options.get(using.option().text());
        if (option == null) {
            all.unknown(
                    using.option().place(),
                    "no option '" + using.option().text() + "'"
                            + problems.didYouMean(using.option().text(), symbols.options.keySet()));
            return new Expr.Constant(using, Type.FLAG, 0);
        }
        all.used(using.option().text(), using.option().place());
        return new Expr.Constant(using, Type.FLAG, option.on() ? 1 : 0);
    }

    /** The dice a name stands for, or null when it stands for something else. */
    @Nullable
    Pool pool(Expression expression, Context c) {
        if (expression instanceof Expression.Of of
                && local(of.name().text(), of.name().place(), c) instanceof Variable each) {
            boolean dice = each.fork() != 0 && each(of, c) != null && each.kind() == Variable.Kind.DICE;
            return dice ? new Pool(of, each, expressions.of(of.party(), c)) : null;
        }
        Variable variable = expression instanceof Expression.Name name ? local(name.name(), name.place(), c) : null;
        if (variable == null || variable.fork() != 0 && variable.fork() != c.fork()) {
            return null;
        }
        return variable.kind() == Variable.Kind.DICE ? new Pool(expression, variable, null) : null;
    }
}
