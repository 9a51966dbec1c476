package org.phaseline.server.check;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import org.phaseline.language.Loaded;
import org.phaseline.language.ReadRulebook;
import org.phaseline.language.problem.Problem;
import org.phaseline.server.view.GuideJson;
import org.phaseline.server.view.JsonBytes;

/** The process that reads: takes one rulebook after the other and says what it holds, until nobody asks any more. */
public final class CheckProcessMain {

    /** More would not be read by anybody, and a short text can be wrong in very many places. */
    private static final int MOST_PROBLEMS = 500;

    /** Begins every answer, so that nothing else is taken for one. */
    static final int ANSWER = 0x50_72_4F_46;

    private CheckProcessMain() {}

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        try {
            for (; ; ) {
                CheckResult.Done proof = read(CheckRequest.read(in));
                out.writeInt(ANSWER);
                out.writeBoolean(proof.playable());
                out.writeInt(proof.json().length);
                out.write(proof.json());
                out.flush();
            }
        } catch (EOFException nobodyAsks) {
            // The server has gone, or needs no reader for now.
        }
    }

    static CheckResult.Done read(CheckRequest manuscript) {
        ReadRulebook read = ReadRulebook.of(manuscript.text());
        Loaded plain = read.load(manuscript.scenario(), List.of(), List.of());
        List<Problem> problems = read.check();
        Loaded wished = manuscript.on().isEmpty() && manuscript.off().isEmpty()
                ? plain
                : read.load(manuscript.scenario(), manuscript.on(), manuscript.off());
        if (problems.stream().noneMatch(Problem::isError)) {
            problems = wished.problems();
        }
        List<Problem> told = problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS));
        byte[] json = JsonBytes.object(out -> {
            JsonBytes.objects(out, "problems", told, (each, problem) -> {
                each.writeStringField("file", problem.place().file());
                each.writeNumberField("line", problem.place().line());
                each.writeNumberField("column", problem.place().column());
                each.writeNumberField("length", problem.place().length());
                each.writeStringField("severity", problem.severity().word());
                each.writeStringField("code", problem.code().id());
                each.writeStringField("sentence", problem.sentence());
            });
            GuideJson.guide(out, plain);
            GuideJson.outline(out, plain, wished);
        });
        boolean playable = problems.stream().noneMatch(Problem::isError)
                && wished.rulebook().isPresent();
        return new CheckResult.Done(playable, json);
    }
}
