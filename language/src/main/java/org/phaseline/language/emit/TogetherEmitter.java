package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;

/** What is done at the same time. */
final class TogetherEmitter {

    private final Emission all;

    TogetherEmitter(Emission all) {
        this.all = all;
    }

    void eachParty(Action.TogetherEach a, CodeContext c) {
        JumpLabel join = new JumpLabel();
        JumpLabel body = new JumpLabel();
        Formula parties = all.formulas.parties(a.parties(), c);
        ForkKind kind = a.source().inStep() ? ForkKind.IN_STEP : ForkKind.TOGETHER;
        int role = a.role() == null ? -1 : a.role().number();
        all.code.emit(() -> new Forks.Each(kind, parties, role, body.address(), join.address()));
        all.code.bind(body);
        all.blocks.block(a.body(), c.ofParty(new PartyFormulas.Own()).branch(), null);
        all.code.emit(new Forks.EndBranch());
        join(join, a.fork());
    }

    void blocks(Action.TogetherBlocks a, CodeContext c) {
        JumpLabel join = new JumpLabel();
        List<JumpLabel> bodies = new ArrayList<>();
        a.branches().forEach(unused -> bodies.add(new JumpLabel()));
        all.code.emit(() -> new Forks.Block(
                ForkKind.TOGETHER, bodies.stream().mapToInt(JumpLabel::address).toArray(), join.address()));
        for (int i = 0; i < bodies.size(); i++) {
            Block branch = a.branches().get(i);
            all.code.bind(bodies.get(i));
            all.blocks.block(branch, c.branch(), null);
            all.code.emit(new Forks.EndBranch());
        }
        join(join, a.fork());
    }

    private void join(JumpLabel join, int fork) {
        all.code.bind(join);
        all.code.emit(() -> all.dues.joined(fork));
    }
}
