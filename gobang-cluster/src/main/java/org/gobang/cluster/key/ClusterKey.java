package org.gobang.cluster.key;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Collections;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterTexts;

/**
 * The key of a cluster: a key store with one private key and its self-signed certificate, for
 * mutual TLS between coordinator and workers. Anybody who has the file can join, so it must be
 * readable only by its owner. Its password is not secret.
 *
 * @param keys for the own side of a connection
 * @param trust accepts only this certificate
 */
public record ClusterKey(List<KeyManager> keys, List<TrustManager> trust) {

  private static final String PASSWORD = "gobang-cluster";
  private static final String ALIAS = "cluster";

  /** Ten years in days. */
  private static final int VALID_DAYS = 3653;

  /** Creates a key with copies of the lists. */
  public ClusterKey {
    keys = List.copyOf(keys);
    trust = List.copyOf(trust);
  }

  /**
   * Returns the command that generates a key with the {@code keytool} of the running Java.
   *
   * @param file the file for the key
   * @return the command line
   */
  public static List<String> maker(Path file) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
        "-genkeypair",
        "-alias",
        ALIAS,
        "-keyalg",
        "EC",
        "-groupname",
        "secp256r1",
        "-dname",
        "CN=Gobang cluster",
        "-validity",
        String.valueOf(VALID_DAYS),
        "-storetype",
        "PKCS12",
        "-storepass",
        PASSWORD,
        "-keystore",
        file.toString());
  }

  /**
   * Reads a key.
   *
   * @param file as the {@link #maker} writes it
   * @return the key
   * @throws RefusedException if it cannot be read, or is none
   */
  public static ClusterKey read(Path file) {
    if (!Files.isReadable(file)) {
      throw ClusterTexts.refused("key.unreadable", file);
    }
    try {
      char[] password = PASSWORD.toCharArray();
      KeyStore store = KeyStore.getInstance(file.toFile(), password);
      KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
      keys.init(store, password);
      TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
      trust.init(certificates(store));
      return new ClusterKey(List.of(keys.getKeyManagers()), List.of(trust.getTrustManagers()));
    } catch (IOException | GeneralSecurityException e) {
      throw new RefusedException(ClusterTexts.of("key.invalid", file), e);
    }
  }

  private static KeyStore certificates(KeyStore store)
      throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    for (String alias : Collections.list(store.aliases())) {
      trusted.setCertificateEntry(alias, store.getCertificate(alias));
    }
    return trusted;
  }
}
