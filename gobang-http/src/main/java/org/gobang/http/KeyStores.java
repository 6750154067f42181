package org.gobang.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.gobang.api.RefusedException;

/** Reads the key and certificate of a server for {@code https} from a key store. */
public final class KeyStores {

  private KeyStores() {}

  /**
   * Returns the TLS context for a key store with the password in the first line of a file.
   *
   * @throws RefusedException as {@link #context(Path, char[])} does, and if the password's file
   *     cannot be read
   */
  public static SSLContext context(Path file, Path passwordFile) {
    try {
      String password = Files.readString(passwordFile).lines().findFirst().orElse("");
      return context(file, password.toCharArray());
    } catch (IOException e) {
      throw refused("web-keys-unread", "The file %s cannot be read.", passwordFile);
    }
  }

  /**
   * Returns the TLS context for a key store.
   *
   * @param file a PKCS #12 or JKS file
   * @param password the password of the file and of its keys
   * @throws RefusedException if there is no such file, it is not a key store, the password is
   *     wrong, there is no key in it, or a certificate has expired
   */
  public static SSLContext context(Path file, char[] password) {
    if (!Files.isReadable(file)) {
      throw refused("web-keys-unread", "The file %s cannot be read.", file);
    }
    try {
      KeyStore store = KeyStore.getInstance(file.toFile(), password);
      check(store, password, file);
      KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
      keys.init(store, password);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys.getKeyManagers(), null, null);
      return context;
    } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
      boolean wrongPassword =
          e instanceof UnrecoverableKeyException
              || e.getCause() instanceof UnrecoverableKeyException;
      throw wrongPassword
          ? refused("web-keys-password", "The password does not open the key store %s.", file)
          : refused("web-keys-damaged", "The file %s is not a key store that can be used.", file);
    }
  }

  private static void check(KeyStore store, char[] password, Path file)
      throws GeneralSecurityException {
    int keys = 0;
    for (String alias : Collections.list(store.aliases())) {
      if (store.isKeyEntry(alias)) {
        keys++;
        // Otherwise a key with another password would fail in the handshake.
        Objects.requireNonNull(store.getKey(alias, password));
        if (store.getCertificate(alias) instanceof X509Certificate certificate) {
          check(certificate, file);
        }
      }
    }
    if (keys == 0) {
      throw refused("web-keys-none", "The key store %s has no private key.", file);
    }
  }

  private static void check(X509Certificate certificate, Path file) {
    String until =
        LocalDate.ofInstant(certificate.getNotAfter().toInstant(), ZoneOffset.UTC).toString();
    try {
      certificate.checkValidity();
    } catch (CertificateExpiredException e) {
      String sentence = "The certificate in " + file + " has expired on " + until + ".";
      throw new RefusedException("web-keys-expired", sentence, List.of(file.toString(), until));
    } catch (CertificateNotYetValidException e) {
      throw refused("web-keys-early", "The certificate in %s is not valid yet.", file);
    }
  }

  private static RefusedException refused(String kind, String sentence, Path file) {
    return new RefusedException(kind, sentence.formatted(file), List.of(file.toString()));
  }
}
