package org.gobang.engines.added;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddedEnginesTest {

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("data/engines.json");
  }

  private AddedEngines engines() {
    return new AddedEngines(file(), folder.resolve("logs"));
  }

  private void write(String text) throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), text);
  }

  @Test
  void areStoredInTheOrderOfTheirAddition() {
    assertThat(engines().list().engines()).isEmpty();
    AddedEngine pela = new AddedEngine("pela", Map.of("command", "/opt/pela 'a b'"));
    AddedEngine carbon = new AddedEngine("carbon-64", Map.of("command", "carbon", "memory", "9"));
    engines().add(pela);
    engines().add(carbon);
    assertThat(engines().list().engines()).containsExactly(pela, carbon);
    engines().remove("pela");
    assertThat(engines().list().engines()).containsExactly(carbon);
    assertThat(carbon.command()).isEqualTo("carbon");
  }

  @Test
  void areChangedInPlace() {
    engines().add(new AddedEngine("pela", Map.of("command", "/opt/pela")));
    engines().add(new AddedEngine("carbon", Map.of("command", "carbon")));
    AddedEngine changed =
        AddedEngine.of("pela-7", "/opt/my pela", "-x 'a b'", Map.of("memory", "9"));
    engines().replace("pela", changed);
    assertThat(engines().list().engines())
        .extracting(AddedEngine::name)
        .containsExactly("pela-7", "carbon");
    AddedEngine stored = engines().find("pela-7").orElseThrow();
    assertThat(stored).isEqualTo(changed);
    assertThat(stored.program()).isEqualTo("/opt/my pela");
    assertThat(stored.arguments()).isEqualTo("-x \"a b\"");
    assertThatThrownBy(
            () -> engines().replace("pela-7", new AddedEngine("carbon", Map.of("command", "x"))))
        .hasMessage("there is an engine carbon already");
    assertThatThrownBy(() -> engines().replace("pela", changed))
        .hasMessage("there is no engine pela that was added");
  }

  @Test
  void readsTheNewestLinesOfALog() throws IOException {
    assertThat(engines().logLines("pela", 3)).isEmpty();
    Files.createDirectories(folder.resolve("logs"));
    Files.writeString(engines().log("pela"), "3\n4\n");
    assertThat(engines().logLines("pela", 3)).containsExactly("3", "4");
    Files.writeString(folder.resolve("logs/pela.log.old"), "1\n2\n");
    assertThat(engines().logLines("pela", 3)).containsExactly("2", "3", "4");
    Path other = folder.resolve("other.log");
    Files.writeString(other, "5\n");
    engines().add(new AddedEngine("pela", Map.of("command", "x", "log", other.toString())));
    assertThat(engines().logLines("pela", 3)).containsExactly("5");
  }

  @Test
  void playOnlyTheirConfiguredRules() {
    assertThatThrownBy(() -> new AddedEngine("pela", Map.of("command", "x", "rules", "renju go")))
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            "rules=go: invalid value. Available: freestyle, standard, renju, caro, caro-exact");
    engines().add(new AddedEngine("pela", Map.of("command", "x", "rules", "freestyle renju")));
    assertThat(engines().players().players().get(0).provider().options())
        .as("other rules in a game")
        .extracting(Option::key)
        .doesNotContain("rules");
  }

  @Test
  void arePlayersWithTheStoredOptionsAsDefaults() {
    engines().add(new AddedEngine("pela", Map.of("command", "/opt/pela", "memory", "1024")));
    DiscoveredPlugin<PlayerProvider> found = engines().players().players().get(0);
    assertThat(found.id()).isEqualTo("pela");
    assertThat(found.origin()).isEqualTo(file().toString());
    PlayerProvider player = found.provider();
    assertThat(player.label(Locale.ENGLISH).description()).isEqualTo("Gomocup engine: /opt/pela");
    assertThat(player.label(Locale.CHINESE).description()).isEqualTo("Gomocup 引擎：/opt/pela");
    assertThat(player.options())
        .contains(new Option.Whole("memory", 0, 1 << 20, 1024))
        .extracting(Option::key)
        .doesNotContain("command", "log");
    assertThat(engines().players()).isEqualTo(engines().players());
  }

  @Test
  void haveUniqueNames() {
    engines().add(new AddedEngine("pela", Map.of("command", "/opt/pela")));
    assertThatThrownBy(() -> engines().add(new AddedEngine("pela", Map.of("command", "x"))))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is an engine pela already");
    assertThatThrownBy(() -> engines().remove("pella"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is no engine pella that was added");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Pela", "pela_2", "-pela", "五子", "a b", "a:b"})
  void haveValidIdsAsNames(String name) {
    assertThatThrownBy(() -> new AddedEngine(name, Map.of("command", "x")))
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            "\""
                + name
                + "\" is not a valid engine name: at most 40 lower-case letters, digits and"
                + " hyphens");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"command\":\"\"} | command must be given",
        "{\"command\":\"x\",\"memory\":\"much\"} | memory=much: must be a whole number from 0 to 1048576",
        "{\"command\":\"x\",\"threads\":4} | no option threads: there are command, working-folder,"
            + " environment, memory, reserve, data-folder, info, rules, swap2, log",
      })
  void refusesAnInvalidEntryAndKeepsTheOthers(String entry, String why) throws IOException {
    write("{\"pela\":" + entry + ",\"carbon\":{\"command\":\"carbon\",\"memory\":700}}");
    assertThat(engines().list().engines()).extracting(AddedEngine::name).containsExactly("carbon");
    assertThat(engines().list().refused())
        .containsExactly(new Refusal(file().toString(), "bad-setting", "pela: " + why));
    engines().remove("pela");
    assertThat(engines().list().refused()).isEmpty();
  }

  @Test
  void areReadableOnlyByTheUser() throws IOException {
    Map<String, String> given = Map.of("command", "x", "environment", "TOKEN=s3cr3t");
    engines().add(new AddedEngine("pela", given));
    assertThat(Files.readString(file())).contains("TOKEN=s3cr3t");
    if (file().getFileSystem().supportedFileAttributeViews().contains("posix")) {
      assertThat(Files.getPosixFilePermissions(file()))
          .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }
    assertThat(engines().list().engines().get(0).openOptions())
        .containsEntry("environment", Option.LEFT_OUT);
    PlayerProvider pela = engines().players().players().get(0).provider();
    assertThat(pela.options()).extracting(Option::initialText).contains(Option.LEFT_OUT);
    assertThat(pela.options().toString()).doesNotContain("s3cr3t");
  }

  @Test
  void refusesADeeplyNestedFile() throws IOException {
    write("[".repeat(5000));
    assertThat(engines().list().refused()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"pela\": | line 1: ",
        "[] | not a list of engines",
        "'' | not a list of engines",
      })
  void refusesAndKeepsAMalformedFile(String text, String why) throws IOException {
    write(text);
    List<Refusal> refused = engines().list().refused();
    assertThat(refused).hasSize(1);
    assertThat(refused.get(0).kind()).isEqualTo(Refusal.UNREADABLE);
    assertThat(refused.get(0).reason().toString()).startsWith(why);
    assertThatThrownBy(() -> engines().add(new AddedEngine("carbon", Map.of("command", "x"))))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(file() + ": " + why);
    assertThat(file()).hasContent(text);
  }
}
