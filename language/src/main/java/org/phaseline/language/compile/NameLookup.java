package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What a name means where it stands: names of the page first, then roles, the state, what is given, and words. */
final class NameLookup {

    /** What every rulebook can call. */
    static final List<String> FUNCTIONS = List.of("opponent", "opponents", "smaller", "larger", "wins");

    private final Symbols symbols;
    private final Problems problems;
    private final Expressions expressions;
    private final Defines defines;
    private final Functions functions;
    private final Ownership ownership;
    private final FieldLookup fields;
    private final TreeSet<Integer> oneAfterTheOther;

    NameLookup(Symbols symbols, Problems problems, Expressions expressions, TreeSet<Integer> oneAfterTheOther) {
        this.symbols = symbols;
        this.problems = problems;
        this.expressions = expressions;
        this.oneAfterTheOther = oneAfterTheOther;
        this.defines = new Defines(symbols, problems, expressions);
        this.functions = new Functions(symbols, problems, expressions, defines);
        this.ownership = new Ownership(symbols, this);
        this.fields = new FieldLookup(symbols, problems, expressions, this);
    }

    FieldLookup fields() {
        return fields;
    }

    Ownership ownership() {
        return ownership;
    }

    Defines defines() {
        return defines;
    }

    Typed read(Expression.Name name, Context c) {
        Variable variable = c.reading(name.name());
        if (variable != null) {
            return variable(variable, name, c);
        }
        Typed builtIn = builtIn(name, c);
        if (builtIn != null) {
            return builtIn;
        }
        Symbols.Role role = symbols.roles.get(name.name());
        if (role != null) {
            return role(role, c);
        }
        Symbols.Field field = symbols.gameFields.get(name.name());
        if (field != null) {
            c.touch(Footprint.Thing.state(name.name()), Footprint.Owner.GAME, false, name.place());
            return new Typed(
                    field.type(),
                    field.type().crowd() ? new Crowds.Stored(field.words()) : new Slots.OfGame(field.slot()));
        }
        Symbols.Given given = symbols.givens.get(name.name());
        if (given != null) {
            return Typed.constant(given.type(), given.value());
        }
        Symbols.KindWord word = symbols.word(name.name());
        if (word != null) {
            return Typed.constant(word.kind(), word.index());
        }
        Integer party = symbols.partyNumbers.get(name.name());
        if (party != null) {
            boolean faction = symbols.parties.get(party).faction();
            return Typed.constant(symbols.who(faction ? Type.PartyKind.FACTION : Type.PartyKind.SIDE, false), party);
        }
        Type.Kind kind = symbols.kinds.get(name.name());
        if (kind != null) {
            return all(kind);
        }
        Typed due = symbols.schedules.get(name.name());
        if (due != null) {
            return due;
        }
        if (symbols.defines.containsKey(name.name())) {
            return defines.call(new Word(name.place(), name.name()), List.of(), c);
        }
        return unknown(name, c);
    }

    /** Every member of a kind. */
    Typed all(Type.Kind kind) {
        Type all = new Type.SetOf(kind);
        return kind.pieces()
                ? new Typed(all, new Crowds.All(kind.words().size()))
                : Typed.constant(all, (1L << kind.words().size()) - 1);
    }

    private Typed unknown(Expression.Name name, Context c) {
        Symbols.Field field = symbols.partyField(name.name());
        if (field != null) {
            String owner = field.holder().kind() == Symbols.Holder.Kind.SIDE ? "side" : "faction";
            return expressions.wrong(
                    name,
                    "'" + name.name() + "' belongs to a " + owner + ": say whose, as in 'actor." + name.name() + "'");
        }
        if (symbols.tables.get(name.name()) instanceof Table table) {
            return expressions.wrong(name, "'" + name.name() + "' is a table: say where to look, " + table.example());
        }
        if (name.name().matches("d[0-9]+")) {
            return expressions.wrong(name, "dice are rolled on a line of their own: roll name: " + name.name());
        }
        if (FUNCTIONS.contains(name.name())) {
            return expressions.wrong(
                    name, "'" + name.name() + "' stands before brackets, as in '" + name.name() + "(...)'");
        }
        problems.unknown(
                name.place(),
                "nothing is called '" + name.name() + "' here" + problems.didYouMean(name.name(), known(c)));
        return Typed.UNKNOWN;
    }

    private List<String> known(Context c) {
        if (!problems.isGuessing()) {
            return List.of();
        }
        List<String> known = new ArrayList<>(c.page().all());
        known.addAll(symbols.roles.keySet());
        known.addAll(symbols.gameFields.keySet());
        known.addAll(symbols.givens.keySet());
        known.addAll(symbols.words.keySet());
        known.addAll(symbols.partyNumbers.keySet());
        known.addAll(symbols.kinds.keySet());
        known.addAll(symbols.defines.keySet());
        known.addAll(symbols.tables.keySet());
        known.addAll(symbols.schedules.keySet());
        known.addAll(List.of(
                "sides", "both", "everyone", "actor", "nonPhasing", "gameTurn", "lastGameTurn", "date", "round"));
        return known;
    }

    private Typed variable(Variable variable, Expression at, Context c) {
        if (sealed(variable.sealedIn(), c)) {
            return expressions.wrong(at, "'" + variable.name() + "' is sealed here: it must be revealed first");
        }
        if (variable.fork() != 0 && variable.fork() != c.fork()) {
            return expressions.wrong(
                    at,
                    "each party has its own '" + variable.name() + "': say whose, as in '" + variable.name()
                            + " of phasing'");
        }
        touch(variable, false, at.place(), c);
        return new Typed(variable.type(), variable.read());
    }

    /** Notes that a name is read or set here; one that is made by each party is its own. */
    static void touch(Variable variable, boolean write, Place place, Context c) {
        if (variable.slot() != null || variable.pool() != null) {
            Footprint.Owner owner = variable.fork() != 0 ? Footprint.Owner.OWN : Footprint.Owner.GAME;
            c.touch(Footprint.Thing.name(variable), owner, write, place);
        }
    }

    private static boolean sealed(int step, Context c) {
        return step >= 0 && c.sealedStep() < 0 && !c.routine().opened.contains(step);
    }

    private @Nullable Typed builtIn(Expression.Name name, Context c) {
        Type.SetOf sides = new Type.SetOf(symbols.who(Type.PartyKind.SIDE, false));
        return switch (name.name()) {
            case "sides", "everyone" -> Typed.constant(sides, symbols.parties.sidesMask());
            case "both" -> {
                if (symbols.parties.sides() != 2) {
                    problems.add(name.place(), "'both' is for two sides; this game has " + symbols.parties.sides());
                }
                yield Typed.constant(sides, symbols.parties.sidesMask());
            }
            case "nonPhasing" -> {
                Formula phasing = new Slots.Role(java.util.Objects.requireNonNull(symbols.roles.get("phasing"))
                        .number());
                yield functions.opponent(new Typed(symbols.who(Type.PartyKind.SIDE, false), phasing), name);
            }
            case "gameTurn" -> Expressions.gameTurn();
            // As the length says; 0 when the game has none.
            case "lastGameTurn" -> Typed.constant(Type.NUMBER, symbols.length);
            case "date" -> {
                if (symbols.calendar.names().isEmpty()) {
                    problems.add(name.place(), "this rulebook has no calendar");
                }
                Formula turn = Expressions.gameTurn().formula();
                yield new Typed(
                        new Type.Date(),
                        new Arithmetic.Plus(turn, new Arithmetic.Constant(symbols.calendar.start() - 1)));
            }
            case "round" ->
                c.round() == null
                        ? expressions.wrong(
                                name, "rounds are counted only inside a heading with the level word 'round'")
                        : new Typed(Type.NUMBER, c.readingRound());
            case "actor" -> {
                Actor actor = c.actor();
                if (actor == null) {
                    yield expressions.wrong(name, "nobody acts here");
                }
                if (actor.anyone()) {
                    yield expressions.wrong(
                            name, "whoever answers first acts here, so 'actor' is nobody in particular");
                }
                yield actor.set()
                        ? expressions.wrong(name, "here a whole set of parties acts")
                        : new Typed(actor.type(), actor.party());
            }
            default -> null;
        };
    }

    private Typed role(Symbols.Role role, Context c) {
        if (role.derived() != null) {
            return expressions.of(role.derived(), c);
        }
        return new Typed(symbols.who(Type.PartyKind.ANY, false), new Slots.Role(role.number()));
    }

    Typed call(Expression.Call call, Context c) {
        return functions.call(call, c);
    }

    Typed of(Expression.Of of, Context c) {
        Typed party = expressions.of(of.party(), c);
        if (!party.type().fits(symbols.who(Type.PartyKind.ANY, false))) {
            problems.add(
                    of.party().place(),
                    "a side or faction is wanted here, not " + party.type().said());
        }
        switch (of.name().text()) {
            case "factions" -> {
                return new Typed(
                        new Type.SetOf(symbols.who(Type.PartyKind.FACTION, false)),
                        new PartyFormulas.FactionsOf(party.formula()));
            }
            case "side" -> {
                return new Typed(symbols.who(Type.PartyKind.SIDE, false), new PartyFormulas.SideOf(party.formula()));
            }
            default -> {
                Variable variable = each(of, c);
                if (variable != null && variable.pool() != null) {
                    return new Typed(
                            variable.type(), new Pools.Total(variable.pool().of(party.formula())));
                }
                return variable == null
                        ? Typed.UNKNOWN
                        : new Typed(variable.type(), ofParty(variable, party.formula()));
            }
        }
    }

    private Formula ofParty(Variable variable, Formula party) {
        Slots.Slot[] words = new Slots.Slot[variable.type().width()];
        for (int i = 0; i < words.length; i++) {
            words[i] = new Slots.LocalOf(variable.base() + i * symbols.parties.count(), party);
        }
        return variable.type().crowd() ? new Crowds.Stored(words) : words[0];
    }

    /** A name of which each party has its own. */
    @Nullable
    Variable each(Expression.Of of, Context c) {
        Variable variable = c.reading(of.name().text());
        if (variable == null) {
            problems.unknown(
                    of.name().place(),
                    "nothing is called '" + of.name().text() + "' here"
                            + problems.didYouMean(of.name().text(), c.page().all()));
            return null;
        }
        if (variable.fork() == 0) {
            problems.add(of.name().place(), "'" + of.name().text() + "' is not each party's own");
            return null;
        }
        if (variable.fork() == c.fork() && !oneAfterTheOther.contains(variable.fork())) {
            problems.add(of.name().place(), "what another party decides at the same time cannot be known here");
            return null;
        }
        if (sealed(variable.sealedIn(), c)) {
            problems.add(of.place(), "'" + variable.name() + "' is sealed here: it must be revealed first");
            return null;
        }
        return variable;
    }

    Typed using(Expression.Using using) {
        Symbols.Option option = symbols.options.get(using.option().text());
        if (option == null) {
            problems.unknown(
                    using.option().place(),
                    "no option '" + using.option().text() + "'"
                            + problems.didYouMean(using.option().text(), symbols.options.keySet()));
            return new Typed(Type.FLAG, new Arithmetic.Constant(0));
        }
        return Typed.constant(Type.FLAG, option.on() ? 1 : 0);
    }

    /** The dice a name stands for, or null when it stands for something else. */
    @Nullable
    Pools pool(Expression expression, Context c) {
        if (expression instanceof Expression.Of of && c.reading(of.name().text()) instanceof Variable each) {
            Pools pool = each.fork() == 0 || each(of, c) == null ? null : each.pool();
            return pool == null ? null : pool.of(expressions.of(of.party(), c).formula());
        }
        Variable variable = expression instanceof Expression.Name name ? c.reading(name.name()) : null;
        if (variable == null || variable.fork() != 0 && variable.fork() != c.fork()) {
            return null;
        }
        touch(variable, false, expression.place(), c);
        return variable.pool();
    }

    /** Whose things these are, as far as the text tells. */
    Footprint.Owner owner(Expression expression, Context c) {
        if (expression instanceof Expression.It) {
            return c.itOwner();
        }
        if (expression instanceof Expression.First first) {
            return ownership.ofMembers(first.set(), c);
        }
        if (!(expression instanceof Expression.Name name)) {
            return Footprint.Owner.ANY;
        }
        if (name.name().equals("actor") && c.actor() != null) {
            return c.actor().owner();
        }
        Variable variable = c.page().find(name.name());
        if (variable != null) {
            return switch (variable.formula()) {
                case PartyFormulas.Own own -> Footprint.Owner.OWN;
                case PartyFormulas.Argument argument ->
                    new Footprint.Owner(Footprint.Owner.Kind.PARAMETER, name.name());
                case null, default -> variable.owner();
            };
        }
        Symbols.Role role = symbols.roles.get(name.name());
        if (role != null && role.derived() == null) {
            return new Footprint.Owner(Footprint.Owner.Kind.ROLE, name.name())
                    .bound(c.bindings().getOrDefault(name.name(), 0));
        }
        return symbols.partyNumbers.containsKey(name.name())
                ? new Footprint.Owner(Footprint.Owner.Kind.PARTY, name.name())
                : Footprint.Owner.ANY;
    }
}
