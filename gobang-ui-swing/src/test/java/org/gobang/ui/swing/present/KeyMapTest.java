package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

class KeyMapTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  /** Returns a map in which capital letters are valid keys and digits are not. */
  private KeyMap keys() {
    Map<String, String> usual = new LinkedHashMap<>();
    usual.put("new", "N");
    usual.put("undo", "U");
    usual.put("resign", "");
    return new KeyMap(
        bench, text -> text.matches("[A-Za-z]") ? text.toUpperCase(Locale.ROOT) : "", usual);
  }

  @Test
  void commandsHaveDefaultKeys() {
    assertThat(keys().all()).isEqualTo(Map.of("new", "N", "undo", "U", "resign", ""));
    assertThat(keys().holder("u")).contains("undo");
    assertThat(keys().holder("")).isEmpty();
  }

  @Test
  void savesAnotherKey() {
    keys().bind("undo", "z");
    assertThat(bench.get("swing.key.undo")).contains("Z");
    assertThat(keys().key("undo")).isEqualTo("Z");
  }

  @Test
  void reassigningAKeyRemovesItFromTheOtherCommand() {
    keys().bind("resign", "N");
    assertThat(keys().all()).isEqualTo(Map.of("new", "", "undo", "U", "resign", "N"));
    keys().reset("new");
    assertThat(keys().all()).isEqualTo(Map.of("new", "N", "undo", "U", "resign", ""));
  }

  @Test
  void ignoresInvalidEntriesOfTheFile() {
    bench.put("swing.key.new", "7");
    bench.put("swing.key.undo", "n");
    assertThat(keys().all()).isEqualTo(Map.of("new", "", "undo", "N", "resign", ""));
    bench.put("swing.key.new", "N");
    assertThat(keys().all()).isEqualTo(Map.of("new", "N", "undo", "", "resign", ""));
  }

  @Test
  void everyKeyHasAtMostOneCommand() {
    Random random = new Random(11);
    KeyMap keys = keys();
    List<String> commands = List.of("new", "undo", "resign");
    for (int i = 0; i < 500; i++) {
      String command = commands.get(random.nextInt(3));
      String key = List.of("N", "U", "X", "", "5").get(random.nextInt(5));
      if (random.nextInt(20) == 0) {
        keys.reset(command);
      } else {
        keys.bind(command, key);
        assertThat(keys.key(command)).isEqualTo(key.equals("5") ? "" : key);
      }
      List<String> used = new ArrayList<>(keys.all().values());
      used.removeIf(String::isEmpty);
      assertThat(new HashSet<>(used)).hasSameSizeAs(used);
    }
    keys.reset();
    assertThat(keys.all()).isEqualTo(Map.of("new", "N", "undo", "U", "resign", ""));
  }
}
