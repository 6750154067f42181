package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SessionCommandsTest {

  private static List<String> all(Function<CommandRow, Stream<String>> what) {
    return SessionCommands.TABLE.stream()
        .filter(row -> !row.isLine())
        .flatMap(what)
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** Returns a window key with its modifiers in canonical order. */
  private static String normal(String key) {
    return String.join(" ", new TreeSet<>(List.of(key.split(" "))));
  }

  private static Stream<String> typed(String keys) {
    return Character.isLetter(keys.isEmpty() ? ' ' : keys.charAt(0))
        ? Stream.of(keys)
        : Stream.of(keys.split(" "));
  }

  @Test
  void namesAreUnique() {
    assertThat(all(row -> Stream.of(row.name()))).doesNotHaveDuplicates();
  }

  @Test
  void keysOfAnInterfaceAreUnique() {
    assertThat(all(row -> Stream.of(normal(row.keys().window())))).doesNotHaveDuplicates();
    assertThat(all(row -> typed(row.keys().terminal()))).doesNotHaveDuplicates();
    assertThat(all(row -> Stream.of(row.keys().browser().split(" ")))).doesNotHaveDuplicates();
  }

  @Test
  void menusOfABarAreNotEmpty() {
    assertThat(SessionCommands.MENUS)
        .allSatisfy(menu -> assertThat(SessionCommands.menu(menu)).isNotEmpty());
  }
}
