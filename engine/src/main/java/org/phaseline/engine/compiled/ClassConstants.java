package org.phaseline.engine.compiled;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SequenceInfo;

/**
 * The instructions and formulas that a class calls as they stand, and the sequences it conducts. They are constants of that class, so the virtual machine's own
 * compiler knows the whole tree of formulas below each and folds it.
 */
final class ClassConstants {

    static final ClassDesc INSTRUCTION = desc(Instruction.class);
    static final ClassDesc QUESTION = desc(Question.class);
    static final ClassDesc FORMULA = desc(Formula.class);
    static final ClassDesc SEQUENCE = desc(SequenceInfo.class);
    private static final ClassDesc LOOKUP = ConstantDescs.CD_MethodHandles_Lookup;

    private final ClassDesc owner;
    private final List<Object> values = new ArrayList<>();

    ClassConstants(ClassDesc owner) {
        this.owner = owner;
    }

    static ClassDesc desc(Class<?> type) {
        return ClassDesc.of(type.getName());
    }

    void load(CodeBuilder code, Object value) {
        int index = values.indexOf(value);
        if (index < 0) {
            index = values.size();
            values.add(value);
        }
        code.getstatic(owner, name(index), type(value));
    }

    private static String name(int index) {
        return "constant" + index;
    }

    private static ClassDesc type(Object value) {
        return switch (value) {
            case Question _ -> QUESTION;
            case Instruction _ -> INSTRUCTION;
            case SequenceInfo _ -> SEQUENCE;
            default -> FORMULA;
        };
    }

    /** After everything else of the class is written. */
    void declare(ClassBuilder made) {
        for (int i = 0; i < values.size(); i++) {
            made.withField(name(i), type(values.get(i)), ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
        }
        made.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC, this::initialize);
    }

    private void initialize(CodeBuilder code) {
        code.invokestatic(desc(MethodHandles.class), "lookup", MethodTypeDesc.of(LOOKUP))
                .invokestatic(
                        desc(ClassConstants.class),
                        "of",
                        MethodTypeDesc.of(ConstantDescs.CD_Object.arrayType(), LOOKUP))
                .astore(0);
        for (int i = 0; i < values.size(); i++) {
            ClassDesc type = type(values.get(i));
            code.aload(0).loadConstant(i).aaload().checkcast(type).putstatic(owner, name(i), type);
        }
        code.return_();
    }

    Object[] values() {
        return values.toArray();
    }

    /** Called by each class that is made. */
    static Object[] of(MethodHandles.Lookup self) throws IllegalAccessException {
        return Objects.requireNonNull(MethodHandles.classData(self, "_", Object[].class));
    }
}
