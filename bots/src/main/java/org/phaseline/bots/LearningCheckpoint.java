package org.phaseline.bots;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The games that were learned from so far, as bytes, so that learning goes on where it was stopped. Its checksum is that of GZIP. */
public final class LearningCheckpoint {

    private static final String FIRST = "phaseline learning 2";

    private LearningCheckpoint() {}

    /** What comes of reading one. */
    public sealed interface Reading {}

    public record Games(List<LearnedGame> games) implements Reading {}

    /** Why learning does not go on from it, in one sentence. */
    public record Unusable(String sentence) implements Reading {}

    public static byte[] bytes(Learning learning) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeUTF(FIRST);
            out.writeUTF(made(learning));
            List<LearnedGame> games = learning.taken();
            out.writeInt(games.size());
            for (LearnedGame game : games) {
                write(game, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** What games must have in common to be learned from together. */
    private static String made(Learning learning) {
        return learning.title() + "\n" + learning.settings() + "\n" + String.join("\n", learning.featureNames());
    }

    private static void write(LearnedGame game, DataOutputStream out) throws IOException {
        out.writeBoolean(game.decided());
        out.writeInt(game.examples().size());
        for (LearnedGame.Example example : game.examples()) {
            out.writeInt(example.side());
            out.writeBoolean(example.won());
            for (float lead : example.leads()) {
                out.writeFloat(lead);
            }
        }
    }

    /** @param learning what is to go on from it */
    public static Reading read(InputStream bytes, Learning learning) {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new GZIPInputStream(bytes)))) {
            if (!in.readUTF().equals(FIRST) || !in.readUTF().equals(made(learning))) {
                return new Unusable(
                        "The games that are kept were played by another rulebook, scenario, seed or number of playouts; it begins anew.");
            }
            int games = in.readInt();
            List<LearnedGame> read = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                read.add(game(in, learning.featureNames().size()));
            }
            return in.read() < 0 ? new Games(read) : damaged();
        } catch (IOException | IllegalArgumentException broken) {
            return damaged();
        }
    }

    private static Reading damaged() {
        return new Unusable("The games that are kept are damaged; it begins anew.");
    }

    private static LearnedGame game(DataInputStream in, int features) throws IOException {
        boolean decided = in.readBoolean();
        int examples = in.readInt();
        List<LearnedGame.Example> read = new ArrayList<>();
        for (int i = 0; i < examples; i++) {
            int side = in.readInt();
            if (side < 0 || side >= Long.SIZE) {
                throw new IOException("no such side");
            }
            boolean won = in.readBoolean();
            float[] leads = new float[features];
            for (int j = 0; j < features; j++) {
                leads[j] = in.readFloat();
            }
            read.add(new LearnedGame.Example(side, leads, won));
        }
        return new LearnedGame(decided, read);
    }
}
