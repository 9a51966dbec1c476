package org.phaseline.server.notice;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Optional;

/** Keys on the curve P-256, as web push writes them: the point uncompressed, 65 bytes. */
final class P256 {

    private static final int COORDINATE = 32;
    static final int POINT = 1 + 2 * COORDINATE;
    private static final byte UNCOMPRESSED = 4;

    private P256() {}

    static KeyPair fresh() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has P-256", impossible);
        }
    }

    static ECParameterSpec curve() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has P-256", impossible);
        }
    }

    static byte[] point(ECPublicKey key) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(UNCOMPRESSED);
        bytes.writeBytes(coordinate(key.getW().getAffineX()));
        bytes.writeBytes(coordinate(key.getW().getAffineY()));
        return bytes.toByteArray();
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] signed = number.toByteArray();
        byte[] fixed = new byte[COORDINATE];
        int length = Math.min(signed.length, COORDINATE);
        System.arraycopy(signed, signed.length - length, fixed, COORDINATE - length, length);
        return fixed;
    }

    /** The key of a point that is on the curve; what is not could tell the other side of our own key. */
    static Optional<ECPublicKey> read(byte[] point) {
        if (point.length != POINT || point[0] != UNCOMPRESSED) {
            return Optional.empty();
        }
        BigInteger x = new BigInteger(1, point, 1, COORDINATE);
        BigInteger y = new BigInteger(1, point, 1 + COORDINATE, COORDINATE);
        ECParameterSpec curve = curve();
        BigInteger p = ((ECFieldFp) curve.getCurve().getField()).getP();
        BigInteger right = x.pow(3)
                .add(curve.getCurve().getA().multiply(x))
                .add(curve.getCurve().getB())
                .mod(p);
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.multiply(y).mod(p).equals(right)) {
            return Optional.empty();
        }
        try {
            return Optional.of((ECPublicKey)
                    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve)));
        } catch (GeneralSecurityException refused) {
            return Optional.empty();
        }
    }
}
