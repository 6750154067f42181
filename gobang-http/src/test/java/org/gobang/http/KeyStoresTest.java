package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Arrays;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyStoresTest {

  private static final char[] PASSWORD = TestKeys.PASSWORD.toCharArray();

  @TempDir private static Path shared;
  private static Path generated;

  @TempDir private Path folder;
  private Path store;
  private Path password;

  @BeforeAll
  static void generate() throws IOException, InterruptedException {
    generated = TestKeys.generate(shared.resolve("keys"));
  }

  @BeforeEach
  void writePassword() throws IOException {
    store = folder.resolve("keys");
    password = Files.writeString(folder.resolve("password"), TestKeys.PASSWORD + "\nx\n");
  }

  /** Writes the generated key into a store of a type with its own password. */
  private void write(String type, String keyPassword) throws IOException, GeneralSecurityException {
    KeyStore from = KeyStore.getInstance(generated.toFile(), PASSWORD);
    KeyStore to = KeyStore.getInstance(type);
    to.load(null, PASSWORD);
    to.setKeyEntry(
        "gobang",
        from.getKey("gobang", PASSWORD),
        keyPassword.toCharArray(),
        from.getCertificateChain("gobang"));
    write(to);
  }

  private void write(KeyStore keys) throws IOException, GeneralSecurityException {
    try (OutputStream out = Files.newOutputStream(store)) {
      keys.store(out, PASSWORD);
    }
  }

  private void refuses(String kind) {
    assertThatThrownBy(() -> KeyStores.context(store, password))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> {
              assertThat(refused.kind()).isEqualTo(kind);
              assertThat(refused.getMessage()).contains(refused.arguments().get(0)).endsWith(".");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"PKCS12", "JKS"})
  void readsAKeyStore(String type) throws IOException, GeneralSecurityException {
    write(type, TestKeys.PASSWORD);
    assertThat(KeyStores.context(store, password).getProtocol()).isEqualTo("TLS");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PKCS12", "JKS"})
  void refusesAWrongPassword(String type) throws IOException, GeneralSecurityException {
    write(type, TestKeys.PASSWORD);
    Files.writeString(password, "wrong");
    refuses("web-keys-password");
    Files.writeString(password, "");
    refuses("web-keys-password");
  }

  @Test
  void refusesAKeyWithADifferentPassword() throws IOException, GeneralSecurityException {
    write("JKS", "another-456");
    refuses("web-keys-password");
  }

  @Test
  void refusesAnInvalidKeyStore() throws IOException {
    Files.writeString(store, "-----BEGIN CERTIFICATE-----");
    refuses("web-keys-damaged");
    Files.writeString(store, "");
    refuses("web-keys-damaged");
  }

  @Test
  void refusesADamagedKeyStore() throws IOException {
    byte[] content = Files.readAllBytes(generated);
    Files.write(store, Arrays.copyOf(content, content.length / 2));
    refuses("web-keys-damaged");
  }

  @Test
  void refusesAKeyStoreWithoutKeys() throws IOException, GeneralSecurityException {
    KeyStore empty = KeyStore.getInstance("PKCS12");
    empty.load(null, PASSWORD);
    write(empty);
    refuses("web-keys-none");
  }

  @Test
  void refusesAnExpiredCertificate() throws IOException, InterruptedException {
    TestKeys.generate(store, "-startdate", "-3d", "-validity", "1");
    refuses("web-keys-expired");
  }

  @Test
  void refusesACertificateBeforeItsValidity() throws IOException, InterruptedException {
    TestKeys.generate(store, "-startdate", "+3d");
    refuses("web-keys-early");
  }

  @Test
  void refusesMissingFiles() throws IOException {
    refuses("web-keys-unread");
    Files.delete(password);
    refuses("web-keys-unread");
  }
}
