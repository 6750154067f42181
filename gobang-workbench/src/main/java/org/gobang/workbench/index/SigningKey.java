package org.gobang.workbench.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.RegularFile;
import org.gobang.workbench.platform.HostTexts;

/**
 * The keys of a publisher for signing an index. The file contains both in PEM (RFC 7468), because
 * Java cannot compute the public key from the private one.
 *
 * @param privateKey signs
 * @param publicKey is published with the index
 */
record SigningKey(PrivateKey privateKey, IndexKey publicKey) {

  private static final String PRIVATE = "PRIVATE KEY";
  private static final String PUBLIC = "PUBLIC KEY";

  /**
   * Reads the keys. A missing file is created with new keys, readable only by its owner.
   *
   * @throws IOException if the file cannot be read or written
   * @throws RefusedException if it is not a file of keys
   */
  static SigningKey readOrCreate(Path file) throws IOException {
    if (Files.notExists(file)) {
      KeyPair pair = generated();
      AtomicFile.writePrivate(
          file,
          pem(PRIVATE, pair.getPrivate().getEncoded())
              + pem(PUBLIC, pair.getPublic().getEncoded()));
    }
    String text = RegularFile.readText(file);
    try {
      PrivateKey key =
          KeyFactory.getInstance(IndexKey.ALGORITHM)
              .generatePrivate(
                  new PKCS8EncodedKeySpec(Base64.getDecoder().decode(part(text, PRIVATE))));
      return new SigningKey(key, new IndexKey(part(text, PUBLIC)));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new RefusedException(HostTexts.of("index.key.file", file), e);
    }
  }

  private static KeyPair generated() {
    try {
      return KeyPairGenerator.getInstance(IndexKey.ALGORITHM).generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java from 15 on has Ed25519", e);
    }
  }

  private static String pem(String label, byte[] encoded) {
    return "-----BEGIN "
        + label
        + "-----\n"
        + Base64.getEncoder().encodeToString(encoded)
        + "\n-----END "
        + label
        + "-----\n";
  }

  /** Returns the text between the lines of a label, on one line or several. */
  private static String part(String text, String label) {
    String begin = "-----BEGIN " + label + "-----";
    int from = text.indexOf(begin);
    int to = text.indexOf("-----END " + label + "-----");
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(label + " is missing");
    }
    return text.substring(from + begin.length(), to).replaceAll("\\s", "");
  }

  /** Returns the signature of content in Base64. */
  String sign(byte[] content) {
    try {
      Signature signature = Signature.getInstance(IndexKey.ALGORITHM);
      signature.initSign(privateKey);
      signature.update(content);
      return Base64.getEncoder().encodeToString(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
