package org.gobang.workbench.index;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import org.gobang.api.RefusedException;
import org.gobang.workbench.platform.HostTexts;

/**
 * The public key of an index: Ed25519 (RFC 8032).
 *
 * @param text the key in the format of certificates (RFC 8410), in Base64
 */
public record IndexKey(String text) {

  static final String ALGORITHM = "Ed25519";

  /**
   * Creates a key.
   *
   * @throws RefusedException if the text is not a valid key
   */
  public IndexKey {
    try {
      decoded(text);
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new RefusedException(HostTexts.of("index.key.invalid"), e);
    }
  }

  private static PublicKey decoded(String text) throws GeneralSecurityException {
    return KeyFactory.getInstance(ALGORITHM)
        .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
  }

  /**
   * Returns a short form for comparison by users, in the format of SSH.
   *
   * @return such as {@code SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8}
   */
  public String fingerprint() {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Base64.getDecoder().decode(text));
      return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(digest);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Returns whether the owner of this key has signed content.
   *
   * @param content the content
   * @param signature the signature in Base64
   * @return whether the signature is valid; false for a malformed signature
   */
  boolean hasSigned(byte[] content, String signature) {
    try {
      Signature check = Signature.getInstance(ALGORITHM);
      check.initVerify(decoded(text));
      check.update(content);
      return check.verify(Base64.getDecoder().decode(signature.strip()));
    } catch (GeneralSecurityException | IllegalArgumentException malformed) {
      return false;
    }
  }
}
