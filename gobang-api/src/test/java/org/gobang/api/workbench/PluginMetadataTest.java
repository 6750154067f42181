package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.PluginMetadata.ListedProvider;
import org.junit.jupiter.api.Test;

class PluginMetadataTest {

  private static final ListedProvider SEEKER = new ListedProvider("player", "four-seeker");
  private static final ListedProvider HEX = new ListedProvider("board", "hex");

  private static PluginMetadata read(String... lines) throws IOException {
    byte[] file = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return PluginMetadata.read(new ByteArrayInputStream(file));
  }

  @Test
  void readsTheDescriptionOfThePlugin() throws IOException {
    PluginMetadata metadata =
        read(
            "name=Four Seeker",
            "version=1.2.0",
            "author=A. Author",
            "licence=MIT",
            "homepage=https://example.com/four-seeker",
            "colour=unknown");
    assertThat(metadata.name()).isEqualTo("Four Seeker");
    assertThat(metadata.version()).isEqualTo("1.2.0");
    assertThat(metadata.author()).isEqualTo("A. Author");
    assertThat(metadata.licence()).isEqualTo("MIT");
    assertThat(metadata.homepage()).isEqualTo("https://example.com/four-seeker");
    assertThat(metadata.providers()).isEmpty();
  }

  @Test
  void listsProvidersByServiceAndId() throws IOException {
    PluginMetadata metadata =
        read(
            "player.four-seeker.name=Four Seeker",
            "player.four-seeker.description=Makes fours.",
            "player.four-seeker.name_zh=寻四",
            "player.four-seeker.priority=7",
            "board.hex.name=Hex",
            "board.hex.description_zh=六角");
    assertThat(metadata.providers()).containsExactly(HEX, SEEKER);
    assertThat(metadata.priority(SEEKER)).isEqualTo(7);
    assertThat(metadata.priority(HEX)).isZero();
    assertThat(metadata.label(SEEKER, Locale.ENGLISH))
        .isEqualTo(new Label("Four Seeker", "Makes fours."));
    assertThat(metadata.label(SEEKER, Locale.SIMPLIFIED_CHINESE))
        .isEqualTo(new Label("寻四", "Makes fours."));
    assertThat(metadata.label(HEX, Locale.FRENCH)).isEqualTo(new Label("Hex", ""));
    assertThat(metadata.label(HEX, Locale.CHINESE)).isEqualTo(new Label("Hex", "六角"));
  }

  @Test
  void namesAProviderWithABlankNameByItsId() throws IOException {
    assertThat(read("board.hex.name=").label(HEX, Locale.ENGLISH)).isEqualTo(new Label("hex", ""));
  }

  @Test
  void refusesInvalidMetadata() {
    assertThatThrownBy(() -> read("name=\\u12"))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(PluginMetadata.FILE + " is malformed");
    assertThatThrownBy(() -> read("board.hex.name=Hex", "board.hex.priority=high"))
        .isInstanceOf(RefusedException.class)
        .hasMessage(PluginMetadata.FILE + ": board.hex.priority has to be a whole number");
  }

  @Test
  void replacesItsVersion() {
    assertThat(PluginMetadata.ofVersion("")).isEqualTo(PluginMetadata.NONE);
    assertThat(PluginMetadata.ofVersion("2.0").version()).isEqualTo("2.0");
    PluginMetadata named = new PluginMetadata(Map.of("name", "It", "version", "1"));
    assertThat(named.withVersion("2").version()).isEqualTo("2");
    assertThat(named.withVersion("2").name()).isEqualTo("It");
  }
}
