package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests finding, refusing and calling formats in plugin folders. */
class FormatPluginsTest {

  private static final String FORMAT =
      """
      package ID_;
      import java.util.List;
      import org.gobang.api.*;
      import org.gobang.api.board.Start;
      import org.gobang.api.record.*;
      public final class F implements RecordFormat {
        static { System.setProperty("org.gobang.test.ID_", "loaded"); }
        public String id() { return "ID_"; }
        public Label label(java.util.Locale locale) { return new Label("ID_", ""); }
        public List<String> extensions() { return List.of(EXTENSIONS_); }
        public void read(java.io.InputStream file, ReadDefaults defaults,
            java.util.Locale language, GameSink games) throws java.io.IOException {
          GameRecord game = GameRecord.of("renju", Start.empty(file.read()), List.of());
          games.accept(new LoadedGame(game, List.of("two\\nlines")));
        }
        public List<String> write(GameRecord record, List<Integer> path,
            java.util.Locale language, java.io.OutputStream file) {
          throw new AssertionError("not yet");
        }
      }
      """;

  @TempDir private Path folder;
  private Path plugins;

  @BeforeEach
  void makeFolder() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
  }

  private JarMaker format(String id, String extensions) {
    System.clearProperty("org.gobang.test." + id);
    return new JarMaker(folder.resolve(id))
        .module(
            id,
            "requires org.gobang.api;",
            "provides org.gobang.api.record.RecordFormat with " + id + ".F;")
        .source(id + ".F", FORMAT.replace("ID_", id).replace("EXTENSIONS_", extensions));
  }

  private Plugins find() {
    return PluginFinder.find(List.of(plugins));
  }

  @Test
  void findsAFormatAndReadsWithIt() throws IOException {
    Path jar = format("pos", "\".pos\", \".pos2\"").jar(plugins.resolve("pos.jar"));
    Plugins found = find();
    assertThat(found.refused()).isEmpty();
    assertThat(found.formats())
        .extracting(DiscoveredPlugin::id, DiscoveredPlugin::origin)
        .containsExactly(tuple("pos", jar.toString()));
    RecordFormat format = found.formats().get(0).provider();
    assertThat(format.extensions()).containsExactly(".pos", ".pos2");
    List<LoadedGame> games = new ArrayList<>();
    format.read(
        new ByteArrayInputStream(new byte[] {9}),
        new ReadDefaults("freestyle", 15, id -> true),
        Locale.ENGLISH,
        games::add);
    GameRecord nine = GameRecord.of("renju", Start.empty(9), List.of());
    assertThat(games).containsExactly(new LoadedGame(nine, List.of("two lines")));
    assertThatThrownBy(
            () -> format.write(nine, List.of(), Locale.ENGLISH, new ByteArrayOutputStream()))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the format pos failed: pos threw AssertionError: not yet");
  }

  @Test
  void assignsAnExtensionToTheFirstFormat() throws IOException {
    Path first = format("first", "\".one\", \".both\"").jar(plugins.resolve("a.jar"));
    Path second = format("second", "\".both\", \".two\"").jar(plugins.resolve("b.jar"));
    Plugins found = find();
    assertThat(found.formats()).extracting(DiscoveredPlugin::id).containsExactly("first");
    assertThat(EnglishRefusals.of(found.refused()))
        .containsExactly(
            new Refusal(
                second.toString(),
                Refusal.EXTENSION_TAKEN,
                "the extension .both is already used by the other format in " + first));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\"pos\"", "\".\"", "\".Pos\"", "\".a b\"", "\".a.\"", "\"..a\""})
  void extensionRequiresADotAndLowerCaseLetters(String extensions) throws IOException {
    format("odd", extensions).jar(plugins.resolve("odd.jar"));
    Plugins found = find();
    assertThat(found.formats()).isEmpty();
    assertThat(found.refused()).extracting(Refusal::kind).containsExactly(Refusal.BAD_EXTENSION);
  }

  @Test
  void doesNotLoadAListedFormatForItsExtensions() throws IOException {
    format("late", "\".late\"")
        .file(PluginMetadata.FILE, "format.late.name=Late\nformat.late.extensions=.late .later\n")
        .jar(plugins.resolve("late.jar"));
    RecordFormat late = find().formats().get(0).provider();
    assertThat(late.extensions()).containsExactly(".late", ".later");
    assertThat(System.getProperty("org.gobang.test.late")).isNull();
    assertThat(late.holdsSeveralGames()).isFalse();
    assertThat(System.getProperty("org.gobang.test.late")).isEqualTo("loaded");
  }

  @Test
  void requiresExtensionsOfAListedFormat() throws IOException {
    format("bare", "\".bare\"")
        .file(PluginMetadata.FILE, "format.bare.name=Bare\n")
        .jar(plugins.resolve("bare.jar"));
    assertThat(find().refused())
        .extracting(Refusal::kind, refused -> refused.reason().toString())
        .containsExactly(
            tuple(
                Refusal.BAD_EXTENSION,
                "the format bare in its META-INF/gobang-plugin.properties has no extensions, or"
                    + " more than 20"));
  }
}
