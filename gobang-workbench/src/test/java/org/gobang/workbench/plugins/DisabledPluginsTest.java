package org.gobang.workbench.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DisabledPluginsTest {

  @TempDir private Path folder;

  private Path file = Path.of("");
  private Path off = Path.of("");
  private Path on = Path.of("");

  @BeforeEach
  void disableOne() throws IOException {
    file = folder.resolve("disabled-plugins");
    off = folder.resolve("五 %子.jar");
    on = folder.resolve("on.jar");
    disabled().set(off, true);
  }

  private DisabledPlugins disabled() {
    return new DisabledPlugins(file);
  }

  @Test
  void refusesDisabledPlugins() {
    assertThat(disabled().refusal(off)).map(Refusal::kind).contains(Refusal.DISABLED);
    assertThat(disabled().refusal(on)).isEmpty();
  }

  @Test
  void refusesAllIfTheFileIsUnreadable() throws IOException {
    byte[] line = Files.readAllBytes(file);
    line[line.length / 2] = (byte) 0xff;
    Files.write(file, line);
    assertRefusesAll("this is not a text file");
    byte[] damaged = line;
    assertThatThrownBy(() -> disabled().set(on, true)).isInstanceOf(IOException.class);
    assertThat(file).hasBinaryContent(damaged);
    Files.write(file, "file:///a.jar\nnonsense\n".getBytes(StandardCharsets.UTF_8));
    assertRefusesAll("a line names no file");
    Files.delete(file);
    Files.createDirectory(file);
    assertRefusesAll("it is not a regular file");
    Files.delete(file);
    assertThat(disabled().refusal(off)).isEmpty();
  }

  private void assertRefusesAll(String why) {
    for (Path plugin : new Path[] {off, on}) {
      Refusal refusal = disabled().refusal(plugin).orElseThrow();
      assertThat(refusal.kind()).isEqualTo(Refusal.UNREADABLE);
      assertThat(refusal.reason().toString())
          .isEqualTo(
              "it may be disabled, as "
                  + file
                  + " cannot be read ("
                  + why
                  + "): repair that file, or delete it to enable all plugins");
    }
  }
}
