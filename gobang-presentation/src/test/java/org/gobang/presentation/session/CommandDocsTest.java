package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the keys in the documentation with the table of commands. */
class CommandDocsTest {

  private static final Path DOCS = Path.of("..", "docs");

  /** The texts of commands that only the window has. */
  private static final Path WINDOW =
      Path.of("..", "gobang-ui-swing", "src", "main", "resources", "org", "gobang", "ui", "swing");

  /** Orders missing elements (index -1) last. */
  private static final Comparator<Integer> LAST =
      Comparator.comparing(index -> index < 0 ? Integer.MAX_VALUE : index);

  /** A command as *Text* or *Menu → Text*, a key, or input in a terminal. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\*(?:[^*|]*[→>] ?)?(?<name>[^*|]+)\\*"
              + "|(?<key>(?:(?:Ctrl|Alt|Shift)\\+)+[\\p{IsAlphabetic}\\d]+|\\bF\\d+)"
              + "|(?:terminal: |终端：|\\| )`(?<typed>[^`]+)`");

  /** The maximum distance in characters between a command and its key, or between list elements. */
  private static final int NEAR = 4;

  private static final Map<String, String> SPELLED =
      Map.of(
          "BACKSPACE",
          "BACK_SPACE",
          "PAGEUP",
          "PAGE_UP",
          "PAGEDOWN",
          "PAGE_DOWN",
          "上",
          "UP",
          "下",
          "DOWN",
          "左",
          "LEFT",
          "右",
          "RIGHT");

  /** The spelling of window keys on the page of shortcuts. */
  private static final Map<String, String> ENGLISH_KEYS =
      Map.ofEntries(
          Map.entry("BACK_SPACE", "Backspace"),
          Map.entry("DELETE", "Delete"),
          Map.entry("HOME", "Home"),
          Map.entry("END", "End"),
          Map.entry("PAGE_UP", "PageUp"),
          Map.entry("PAGE_DOWN", "PageDown"),
          Map.entry("COMMA", ","),
          Map.entry("PLUS", "+"),
          Map.entry("MINUS", "-"),
          Map.entry("UP", "Up"),
          Map.entry("DOWN", "Down"),
          Map.entry("LEFT", "Left"),
          Map.entry("RIGHT", "Right"));

  private static final Map<String, String> CHINESE_KEYS =
      Map.of("UP", "上", "DOWN", "下", "LEFT", "左", "RIGHT", "右");

  private final List<String> found = new ArrayList<>();
  private final List<String> mismatches = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"en,false", "zh,true"})
  void documentsTheKeysOfTheTable(String language, boolean chinese) throws IOException {
    Map<String, CommandRow> rows =
        named(language).entrySet().stream()
            .collect(
                Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey, (first, second) -> first));
    try (Stream<Path> all = Files.walk(DOCS)) {
      for (Path file : all.filter(each -> isIn(each, chinese)).toList()) {
        Files.readAllLines(file).forEach(line -> check(line, rows));
      }
    }
    assertThat(mismatches).isEmpty();
    assertThat(found).hasSizeGreaterThan(15);
  }

  @ParameterizedTest
  @CsvSource({"en,shortcuts.md", "zh,shortcuts.zh.md"})
  void pageOfShortcutsHasAllKeys(String language, String page) throws IOException {
    List<String> expected =
        named(language).entrySet().stream()
            .filter(each -> hasKeys(each.getKey().keys()))
            .map(each -> line(each.getValue(), each.getKey().keys(), language))
            .toList();

    assertThat(Files.readAllLines(DOCS.resolve("reference").resolve(page)))
        .containsSubsequence(expected);
  }

  private static boolean hasKeys(CommandRow.Keys keys) {
    return !(keys.window() + keys.terminal() + keys.browser()).isEmpty();
  }

  private static String line(String name, CommandRow.Keys keys, String language) {
    String window =
        Stream.of(keys.window().split(" "))
            .filter(part -> !part.isEmpty())
            .sorted(Comparator.comparing(List.of("ctrl", "alt", "shift")::indexOf, LAST))
            .map(part -> spelled(part, language))
            .collect(Collectors.joining("+"));
    String terminal = keys.terminal().isEmpty() ? "" : "`" + keys.terminal() + "`";
    String browser =
        Stream.of(keys.browser().split(" "))
            .filter(part -> !part.isEmpty())
            .map("<kbd>%s</kbd>"::formatted)
            .collect(Collectors.joining(" "));
    return "| *%s* | %s | %s | %s |".formatted(name, window, terminal, browser);
  }

  private static String spelled(String part, String language) {
    String english =
        ENGLISH_KEYS.getOrDefault(
            part,
            part.substring(0, 1).toUpperCase(Locale.ROOT)
                + part.substring(1).toLowerCase(Locale.ROOT));
    return language.equals("zh") ? CHINESE_KEYS.getOrDefault(part, english) : english;
  }

  /** The named commands in the order of the table. */
  private static Map<CommandRow, String> named(String language) throws IOException {
    Texts texts = Texts.shared(Locale.forLanguageTag(language));
    Properties window = new Properties();
    try (Reader file =
        Files.newBufferedReader(
            WINDOW.resolve(language.equals("zh") ? "Window_zh.properties" : "Window.properties"))) {
      window.load(file);
    }
    Map<CommandRow, String> names = new LinkedHashMap<>();
    for (CommandRow row : SessionCommands.TABLE) {
      String name = texts.orElse(row.text(), window.getProperty(row.text(), ""));
      if (!name.isEmpty()) {
        names.put(row, name.replaceAll(" ?(…+|\\.\\.\\.)$", ""));
      }
    }
    return names;
  }

  /** Whether a page is in a language. The page of shortcuts has its own check. */
  private static boolean isIn(Path file, boolean chinese) {
    String name = file.getFileName().toString();
    return name.endsWith(".md")
        && name.endsWith(".zh.md") == chinese
        && !name.startsWith("shortcuts");
  }

  /** Checks that commands are followed by the same number of keys. */
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
        compareTyped(token.group("typed"), named.get(0).get().keys().terminal(), line);
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
              () -> mismatches.add("no command has the text before " + key + ": " + line));
    }
  }

  /** Checks that a command is documented with one or all of its keys, excluding longer words. */
  private void compareTyped(String documented, String keys, String line) {
    boolean isOneKey = !keys.matches("[a-z]+ .*") && List.of(keys.split(" ")).contains(documented);
    if (!keys.isEmpty() && (keys.contains(" ") || !documented.contains(" "))) {
      compare(documented, isOneKey ? documented : keys, line);
    }
  }

  private <T> void compare(T documented, T actual, String line) {
    found.add(line);
    if (!documented.equals(actual)) {
      mismatches.add(documented + " instead of " + actual + ": " + line);
    }
  }

  private static Set<String> normal(String key, String between) {
    return Stream.of(key.toUpperCase(Locale.ROOT).split(between))
        .map(part -> SPELLED.getOrDefault(part, part))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
