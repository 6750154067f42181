package org.gobang.http;

import java.security.SecureRandom;
import java.util.Base64;

/**
 * Creates the secrets in addresses. A secret has 128 random bits. OWASP requires at least 64 for
 * session ids.
 */
public final class Secret {

  private static final int BYTES = 16;

  private Secret() {}

  /** Returns a new secret of 22 letters, digits, {@code -} and {@code _}. */
  public static String random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Returns an address with a secret.
   *
   * @param server the address of the server, without a path
   * @param secret the secret
   */
  public static String link(String server, String secret) {
    return server + "/k/" + secret + "/";
  }
}
