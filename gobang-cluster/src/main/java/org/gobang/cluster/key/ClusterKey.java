package org.gobang.cluster.key;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;

/**
 * The key of a cluster: a key store with one private key and its self-signed certificate, which
 * coordinator and workers prove to each other to have (mutual TLS). Whoever has the file may join,
 * so it is readable by its owner alone. Its password is no secret: the file is.
 *
 * @param keys for the own side of a connection
 * @param trust accepts this certificate alone
 */
public record ClusterKey(List<KeyManager> keys, List<TrustManager> trust) {

  private static final String PASSWORD = "gobang-cluster";
  private static final String ALIAS = "cluster";

  /** Days in ten years. */
  private static final int VALID_DAYS = 3653;

  private static final int SECONDS = 60;

  /** Copies the lists. */
  public ClusterKey {
    keys = List.copyOf(keys);
    trust = List.copyOf(trust);
  }

  /**
   * Makes a key, by the {@code keytool} of the running Java.
   *
   * @param file where it is written; nothing may be there
   * @throws RefusedException if something is there, or it cannot be written; the sentence says
   *     which
   * @throws InterruptedException if the thread was interrupted
   */
  public static void create(Path file) throws InterruptedException {
    if (Files.exists(file)) {
      throw new RefusedException(file + ": there is a file already; a key is never overwritten");
    }
    Path made = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.deleteIfExists(made);
      run(made);
      restrict(made);
      Files.move(made, file);
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileErrors.reason(e), e);
    } finally {
      made.toFile().delete();
    }
  }

  private static void run(Path made) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
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
                made.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new IOException("keytool failed");
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private static void restrict(Path file) throws IOException {
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
  }

  /**
   * Reads a key.
   *
   * @param file as {@link #create} writes it
   * @return the key
   * @throws RefusedException if it cannot be read, or is none
   */
  public static ClusterKey read(Path file) {
    if (!Files.isReadable(file)) {
      throw new RefusedException(file + ": cannot be read");
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
      throw new RefusedException(file + ": is no key of a cluster", e);
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
