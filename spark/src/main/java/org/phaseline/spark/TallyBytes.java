package org.phaseline.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.UncheckedIOException;
import org.phaseline.laboratory.tally.Tally;

/** A tally as bytes, by Java's own serialization whichever one Spark is set to. */
final class TallyBytes {

    private TallyBytes() {}

    static byte[] write(Tally tally) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(tally);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    static Tally read(byte[] bytes) {
        try (ObjectInputStream in = new OwnClasses(new ByteArrayInputStream(bytes))) {
            return (Tally) in.readObject();
        } catch (IOException | ClassNotFoundException unreadable) {
            throw new IllegalStateException("the executors have another version of Phaseline", unreadable);
        }
    }

    /** Spark's threads do not know the classes of a jar that was given to spark-submit. */
    private static final class OwnClasses extends ObjectInputStream {

        OwnClasses(InputStream in) throws IOException {
            super(in);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(description.getName(), false, TallyBytes.class.getClassLoader());
            } catch (ClassNotFoundException primitive) {
                return super.resolveClass(description);
            }
        }
    }
}
