package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys in the documentation are those of the table of commands. */
class CommandDocsTest {

  private static final Path DOCS = Path.of("..", "docs");

  /** A command as *Text* or *Menu → Text*; a key; what is typed in a terminal. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\*(?:[^*|]*[→>] ?)?(?<name>[^*|]+)\\*"
              + "|(?<key>(?:(?:Ctrl|Alt|Shift)\\+)+[\\p{IsAlphabetic}\\d]+|\\bF\\d+)"
              + "|(?:terminal: |终端：|\\| )`(?<typed>[^`]+)`");

  /** The most characters between a command and its key, or between two of a list. */
  private static final int NEAR = 4;

  private static final Map<String, String> SPELLED =
      Map.of("BACKSPACE", "BACK_SPACE", "上", "UP", "下", "DOWN", "左", "LEFT", "右", "RIGHT");

  private final List<String> found = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"en,false", "zh,true"})
  void keysAreThoseOfTheTable(String language, boolean chinese) throws IOException {
    Texts texts = Texts.shared(Locale.forLanguageTag(language));
    Map<String, CommandRow> rows =
        SessionCommands.TABLE.stream()
            .filter(row -> !texts.orElse(row.text(), "").isEmpty())
            .collect(
                Collectors.toMap(
                    row -> texts.of(row.text()).replaceAll(" ?(…+|\\.\\.\\.)$", ""),
                    Function.identity(),
                    (first, second) -> first));
    try (Stream<Path> all = Files.walk(DOCS)) {
      for (Path file : all.filter(each -> isIn(each, chinese)).toList()) {
        Files.readAllLines(file).forEach(line -> check(line, rows));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(found).hasSizeGreaterThan(15);
  }

  private static boolean isIn(Path file, boolean chinese) {
    String name = file.toString();
    return name.endsWith(".md") && name.endsWith(".zh.md") == chinese;
  }

  /** Commands are followed by their keys: as many keys as commands. */
  private void check(String line, Map<String, CommandRow> rows) {
    List<Optional<CommandRow>> named = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    Matcher token = TOKEN.matcher(line);
    int end = 0;
    while (token.find()) {
      if (token.start() > end + NEAR) {
        compare(named, keys, line);
        named.clear();
        keys.clear();
      }
      end = token.end();
      if (token.group("name") != null) {
        if (!keys.isEmpty()) {
          compare(named, keys, line);
          named.clear();
          keys.clear();
        }
        named.add(Optional.ofNullable(rows.get(token.group("name"))));
      } else if (token.group("key") != null) {
        keys.add(token.group("key"));
      } else if (named.size() == 1 && named.get(0).isPresent()) {
        compare(token.group("typed"), named.get(0).get().keys().terminal(), line);
      }
    }
    compare(named, keys, line);
  }

  private void compare(List<Optional<CommandRow>> named, List<String> keys, String line) {
    for (int i = 0; named.size() == keys.size() && i < keys.size(); i++) {
      String key = keys.get(i);
      named
          .get(i)
          .map(row -> row.keys().window())
          .ifPresentOrElse(
              window -> compare(normal(key, "\\+"), normal(window, " "), line),
              () -> wrong.add("no command has the text before " + key + ": " + line));
    }
  }

  private <T> void compare(T documented, T actual, String line) {
    found.add(line);
    if (!documented.equals(actual)) {
      wrong.add(documented + " instead of " + actual + ": " + line);
    }
  }

  private static Set<String> normal(String key, String between) {
    return Stream.of(key.toUpperCase(Locale.ROOT).split(between))
        .map(part -> SPELLED.getOrDefault(part, part))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
