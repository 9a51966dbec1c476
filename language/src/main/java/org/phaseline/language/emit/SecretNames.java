package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.SecretName;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.UnseenKinds;
import org.phaseline.language.checked.Variable;

/**
 * Which names tell of pieces that not everybody sees: those that name such pieces, and those whose values are made by a line that looks
 * at such a name, or at such a piece.
 */
final class SecretNames implements LineVisitor {

    private final UnseenKinds unseen;
    private final List<Reaction> reactions;
    private final TreeMap<Integer, Variable> variables = new TreeMap<>();

    /** By the id of a name, what the lines that make it look at. */
    private final TreeMap<Integer, BitSet> madeFrom = new TreeMap<>();

    private final TreeMap<Integer, List<SecretName.Member>> members = new TreeMap<>();

    private SecretNames(CheckedRulebook rulebook) {
        this.unseen = new UnseenKinds(rulebook.unseen());
        this.reactions = rulebook.reactions();
    }

    static List<SecretName> of(CheckedRulebook rulebook, NameSlots slots) {
        if (rulebook.unseen().isEmpty()) {
            return List.of();
        }
        SecretNames names = new SecretNames(rulebook);
        rulebook.routines().forEach(names::routine);
        return names.found(slots);
    }

    // ---- which line makes which name of what

    private void routine(Routine routine) {
        routine.parameters().forEach(parameter -> made(parameter, List.of()));
        visit(routine.body());
    }

    @Override
    public void action(Action action) {
        List<Expr> looksAt = Parts.expressions(action);
        switch (action) {
            case Action.Question a -> made(a.variable(), looksAt);
            case Action.Let a -> made(a.variable(), looksAt);
            case Action.LetSaid a -> made(a.variable(), looksAt);
            case Action.AssignSaid a -> made(a.target(), looksAt);
            case Action.Change a -> made(a.target(), looksAt);
            case Action.Pay a -> made(a.from(), looksAt);
            case Action.Take a -> made(a.variable(), looksAt);
            case Action.RollOff a -> made(a.variable(), looksAt);
            case Action.Draw a -> made(a.variable(), looksAt);
            case Action.ForEach a -> made(a.variable(), looksAt);
            case Action.CountLoop a -> made(a.variable(), looksAt);
            case Action.Conduct a -> handedOver(a.sequence().parameters(), a.arguments());
            case Action.Announce a -> {
                for (Reaction reaction : reactions) {
                    if (reaction.event().number() == a.event().number()) {
                        handedOver(reaction.routine().parameters(), a.arguments());
                    }
                }
            }
            case Action.Nested _,
                    Action.Jump _,
                    Action.Throw _,
                    Action.EndGame _,
                    Action.PutBack _,
                    Action.Later _,
                    Action.Cancel _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> {}
        }
    }

    private void handedOver(List<Variable> parameters, List<Expr> arguments) {
        for (int i = 0; i < Math.min(parameters.size(), arguments.size()); i++) {
            made(parameters.get(i), List.of(arguments.get(i)));
        }
    }

    private void made(Target target, List<Expr> from) {
        switch (target) {
            case Target.OfName name -> made(name.variable(), from);
            case Target.OfParty name -> made(name.variable(), from);
            case Target.OfState _, Target.OfRole _ -> {}
        }
    }

    private void made(@Nullable Variable variable, List<Expr> from) {
        if (variable == null) {
            return;
        }
        int id = variable.id();
        variables.put(id, variable);
        BitSet sources = madeFrom.computeIfAbsent(id, unused -> new BitSet());
        List<SecretName.Member> pieces = members.computeIfAbsent(id, unused -> new ArrayList<>());
        for (Expr each : from) {
            Parts.walk(each, part -> {
                if (part instanceof Expr.Local name) {
                    sources.set(name.variable().id());
                } else if (part instanceof Expr.LocalOf name) {
                    sources.set(name.variable().id());
                } else if (part instanceof Expr.Constant piece
                        && piece.value() >= 0
                        && !kind(piece.type()).isEmpty()) {
                    pieces.add(new SecretName.Member(kind(piece.type()), (int) piece.value()));
                }
            });
        }
    }

    /** The kind of pieces that can be unseen which a value of this type names, or nothing. */
    private String kind(Type type) {
        Type.Kind kind = unseen.of(type);
        return kind == null ? "" : kind.name();
    }

    // ---- what comes of it

    private List<SecretName> found(NameSlots slots) {
        List<SecretName> found = new ArrayList<>();
        TreeMap<Integer, Integer> places = new TreeMap<>();
        variables.forEach((id, variable) -> {
            String kind = kind(variable.type());
            NameSlots.Kept kept = slots.find(variable);
            if (!kind.isEmpty() && kept != null) {
                places.put(id, found.size());
                found.add(name(kept, kind, variable.type() instanceof Type.SetOf, List.of(), List.of()));
            }
        });
        slots.loopSets().forEach(loop -> {
            String kind = kind(loop.type());
            if (!kind.isEmpty()) {
                found.add(name(loop.kept(), kind, true, List.of(), List.of()));
            }
        });
        variables.forEach((id, variable) -> {
            NameSlots.Kept kept = slots.find(variable);
            if (places.containsKey(id) || kept == null || kept.words().length == 0) {
                return;
            }
            BitSet sources = new BitSet();
            gather(id, sources);
            List<SecretName.Member> pieces = new ArrayList<>();
            List<Integer> about = new ArrayList<>();
            for (int source = sources.nextSetBit(0); source >= 0; source = sources.nextSetBit(source + 1)) {
                pieces.addAll(members.getOrDefault(source, List.of()));
                Integer place = places.get(source);
                if (place != null) {
                    about.add(place);
                }
            }
            if (!about.isEmpty() || !pieces.isEmpty()) {
                found.add(name(
                        kept,
                        "",
                        false,
                        List.copyOf(about),
                        pieces.stream().distinct().toList()));
            }
        });
        return List.copyOf(found);
    }

    /** The name itself and all that its value comes from, however many lines lie between. */
    private void gather(int id, BitSet sources) {
        sources.set(id);
        BitSet from = madeFrom.get(id);
        if (from == null) {
            return;
        }
        for (int source = from.nextSetBit(0); source >= 0; source = from.nextSetBit(source + 1)) {
            if (!sources.get(source)) {
                gather(source, sources);
            }
        }
    }

    private static SecretName name(
            NameSlots.Kept kept, String kind, boolean set, List<Integer> about, List<SecretName.Member> pieces) {
        return new SecretName(
                kept.sequence(), kept.base(), kept.words().length, kept.copies(), kind, set, about, pieces);
    }
}
