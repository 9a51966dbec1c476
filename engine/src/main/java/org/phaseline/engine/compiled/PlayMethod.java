package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;

/**
 * A method that plays or looks at a position: what all of its parts need. The frame, the state and the roles are kept in
 * variables until something is called that may change which they are.
 */
final class PlayMethod {

    static final ClassDesc MACHINE = ClassConstants.desc(Machine.class);
    private static final ClassDesc BRANCH = ClassConstants.desc(Branch.class);
    private static final ClassDesc FRAME = ClassConstants.desc(Frame.class);
    private static final ClassDesc POSITION = ClassConstants.desc(Position.class);
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final ClassDesc LONG = ConstantDescs.CD_long;
    private static final ClassDesc LONGS = LONG.arrayType();
    private static final ClassDesc VOID = ConstantDescs.CD_void;

    /** The parameter that is the machine. */
    private static final int M = 1;

    final CodeBuilder code;
    final ClassConstants constants;
    final int locals;
    final int state;
    final int roles;

    PlayMethod(CodeBuilder code, ClassConstants constants) {
        this.code = code;
        this.constants = constants;
        this.locals = code.allocateLocal(TypeKind.REFERENCE);
        this.state = code.allocateLocal(TypeKind.REFERENCE);
        this.roles = code.allocateLocal(TypeKind.REFERENCE);
        loadAll();
    }

    CodeBuilder machine() {
        return code.aload(M);
    }

    /** The frame, the state and the roles as they are now. */
    void loadAll() {
        machine()
                .getfield(MACHINE, "frame", FRAME)
                .getfield(FRAME, "locals", LONGS)
                .astore(locals);
        machine()
                .getfield(MACHINE, "position", POSITION)
                .getfield(POSITION, "slots", LONGS)
                .astore(state);
        machine()
                .getfield(MACHINE, "branch", BRANCH)
                .getfield(BRANCH, "roles", LONGS)
                .astore(roles);
    }

    /** Whoever asks where play stands must be told before something is called that may ask. */
    void standAt(int address) {
        machine().getfield(MACHINE, "branch", BRANCH).loadConstant(address).putfield(BRANCH, "address", INT);
    }

    /** Notes that whoever is asked, the first of a mask on the stack, was the last to answer. */
    void answeredBy() {
        int party = code.allocateLocal(TypeKind.INT);
        code.invokestatic(ClassConstants.desc(Runner.class), "first", MethodTypeDesc.of(INT, LONG), true)
                .istore(party);
        machine().getfield(MACHINE, "branch", BRANCH).iload(party).putfield(BRANCH, "lastParty", INT);
    }

    void ranOn(int count) {
        machine().iload(count).putfield(MACHINE, "ranOn", INT);
    }

    /** Stops at a question. */
    void ask() {
        machine().invokevirtual(MACHINE, "ask", MethodTypeDesc.of(INT)).pop();
    }

    void looksAt(int members) {
        machine().loadConstant(members).invokevirtual(MACHINE, "looksAt", MethodTypeDesc.of(VOID, INT));
    }

    /** At as many as a mask has, which stands in a variable. */
    void looksAtMask(int mask) {
        machine()
                .lload(mask)
                .invokestatic(ConstantDescs.CD_Long, "bitCount", MethodTypeDesc.of(INT, LONG))
                .invokevirtual(MACHINE, "looksAt", MethodTypeDesc.of(VOID, INT));
    }

    /** Calls {@link Machine#set} with what stands on the stack. */
    void set() {
        code.invokevirtual(MACHINE, "set", MethodTypeDesc.of(VOID, INT, LONG));
    }

    /** Puts a blank frame of a sequence into a variable. */
    void newFrame(SequenceInfo sequence, int index, int returnAddress, int frame) {
        machine();
        constants.load(code, sequence);
        code.loadConstant(index).loadConstant(returnAddress);
        code.invokevirtual(MACHINE, "newFrame", MethodTypeDesc.of(FRAME, ClassConstants.SEQUENCE, INT, INT))
                .astore(frame);
    }

    CodeBuilder localsOf(int frame) {
        return code.aload(frame).getfield(FRAME, "locals", LONGS);
    }

    /** Goes on in a frame. */
    void enter(int frame) {
        machine().aload(frame).invokevirtual(MACHINE, "enter", MethodTypeDesc.of(VOID, FRAME));
        localsOf(frame).astore(locals);
    }

    int newLong() {
        return code.allocateLocal(TypeKind.LONG);
    }
}
