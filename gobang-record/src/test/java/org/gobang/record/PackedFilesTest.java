package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests compressed files. */
class PackedFilesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> false);
  private static final byte[] SGF =
      "(;GM[4]SZ[15]RU[Gomoku];B[hh])".getBytes(StandardCharsets.UTF_8);
  private static final byte[] POS = {1, 112};

  @TempDir private Path folder;

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  private static byte[] zip(byte[] content, String... names) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (String name : names) {
        out.putNextEntry(new ZipEntry(name));
        if (!name.endsWith("/")) {
          out.write(content);
        }
      }
    }
    return bytes.toByteArray();
  }

  private List<LoadedGame> read(String name, byte[] content) throws IOException {
    Path file = Files.write(folder.resolve(name), content);
    return RecordFiles.BUNDLED.readAll(file, DEFAULTS, Locale.ROOT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.sgf.gz", "A.SGF.GZ", "a.gz", "a", "a.sgf"})
  void readsGzipByNameOrContent(String name) throws IOException {
    assertThat(read(name, gzip(SGF))).hasSize(1);
  }

  @Test
  void findsTheFormatByTheInnerName() throws IOException {
    assertThat(read("a.pos.gz", gzip(POS))).hasSize(1);
    assertThat(read("a.zip", zip(POS, "games/", "games/a.pos"))).hasSize(1);
    assertThat(read("b.zip", zip(SGF, "a.sgf", "__MACOSX/a.sgf"))).hasSize(1);
  }

  @Test
  void findsCompressedFilesInFolders() throws IOException {
    Path file = Files.write(folder.resolve("a.sgf.gz"), gzip(SGF));
    Files.write(folder.resolve("b.gz"), gzip(SGF));
    assertThat(RecordFiles.BUNDLED.list(folder, any -> true, Locale.ROOT, unread -> {}))
        .containsExactly(file);
  }

  @Test
  void refusesSeveralFilesAndDamagedFiles() throws IOException {
    assertThatThrownBy(() -> read("a.zip", zip(SGF, "a.sgf", "b.sgf")))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("a.zip: the archive contains several files. Extract them first");
    assertThatThrownBy(() -> read("a.zip", zip(SGF)))
        .isInstanceOf(RefusedException.class)
        .hasMessageEndingWith("a.zip: the archive contains no files");
    byte[] whole = gzip(SGF);
    for (int length = 2; length < whole.length; length++) {
      byte[] half = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read("a.gz", half))
          .hasMessageEndingWith("a.gz: the compressed file is damaged");
    }
    assertThatThrownBy(() -> read("c.sgf.zip", Arrays.copyOf(zip(SGF, "a.sgf"), 40)))
        .hasMessageEndingWith("the compressed file is damaged");
    assertThatThrownBy(() -> read("d.sgf.gz", gzip(new byte[100])))
        .hasMessageContaining("no game found");
  }

  @Test
  void refusesToWriteCompressedFiles() {
    assertThatThrownBy(
            () -> RecordFiles.BUNDLED.writeAll(List.of(), folder.resolve("a.sgf.gz"), Locale.ROOT))
        .hasMessageContaining("the file name must end in");
  }
}
