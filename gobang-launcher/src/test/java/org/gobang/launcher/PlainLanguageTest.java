package org.gobang.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Texts and pages use plain language: none of the words in {@code banned-words.tsv}. */
class PlainLanguageTest {

  private static final Path ROOT = Path.of("..");
  private static final String EXCEPT = "except";

  /** A part of a bundle or a page, such as a value or a line. */
  private record Line(Path file, int number, boolean chinese, boolean page, String text) {

    String place() {
      return ROOT.relativize(file) + ":" + number;
    }
  }

  private record Banned(boolean chinese, String where, Pattern pattern, String instead) {

    boolean isFor(Line line) {
      return chinese == line.chinese && (where.equals("all") || where.equals("docs") == line.page);
    }
  }

  private final List<Banned> banned = new ArrayList<>();
  private final List<String[]> exceptions = new ArrayList<>();

  PlainLanguageTest() throws IOException {
    for (String row : read("banned-words.tsv")) {
      String[] cells = row.split("\t", -1);
      if (cells[0].equals(EXCEPT)) {
        exceptions.add(cells);
      } else if (!row.startsWith("#")) {
        banned.add(
            new Banned(cells[0].equals("zh"), cells[1], Pattern.compile(cells[2]), cells[3]));
      }
    }
  }

  private static List<String> read(String name) throws IOException {
    try (var in = Objects.requireNonNull(PlainLanguageTest.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }

  @Test
  void bundlesUseNoBannedWords() throws IOException {
    check(bundles());
  }

  @Test
  void pagesUseNoBannedWords() throws IOException {
    check(pages());
  }

  private void check(List<Line> lines) {
    List<String> found = new ArrayList<>();
    for (Line line : lines) {
      for (Banned each : banned) {
        Matcher match = each.pattern.matcher(line.text);
        if (each.isFor(line) && match.find() && !isExcepted(line)) {
          found.add(line.place() + ": “" + match.group() + "” → " + each.instead);
        }
      }
    }
    assertThat(found).as("of " + lines.size() + " lines").isEmpty();
    assertThat(lines).hasSizeGreaterThan(1000);
  }

  private boolean isExcepted(Line line) {
    return exceptions.stream()
        .anyMatch(cells -> line.file.endsWith(cells[1]) && line.text.contains(cells[2]));
  }

  private static List<Line> bundles() throws IOException {
    List<Line> lines = new ArrayList<>();
    for (Path file : files("src/main/resources", ".properties")) {
      boolean chinese = file.toString().endsWith("_zh.properties");
      List<String> all = Files.readAllLines(file);
      for (int i = 0; i < all.size(); i++) {
        // A value can continue on lines without a key.
        String text = all.get(i).replaceFirst("^[\\w.-]+ = ", "");
        if (!text.startsWith("#")) {
          lines.add(new Line(file, i + 1, chinese, false, text));
        }
      }
    }
    return lines;
  }

  private static List<Line> pages() throws IOException {
    List<Path> pages = files("docs", ".md");
    for (String name : List.of("README.md", "README.zh-CN.md", "CONTRIBUTING.md")) {
      pages.add(ROOT.resolve(name));
    }
    List<Line> lines = new ArrayList<>();
    for (Path file : pages) {
      boolean chinese = file.toString().contains(".zh");
      List<String> all = Files.readAllLines(file);
      boolean listing = false;
      for (int i = 0; i < all.size(); i++) {
        listing ^= all.get(i).startsWith("```");
        if (!listing) {
          String text = all.get(i).replaceAll("`[^`]*`", "");
          lines.add(new Line(file, i + 1, chinese, true, text));
        }
      }
    }
    return lines;
  }

  private static List<Path> files(String folder, String ending) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {

          @Override
          public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
            return each.endsWith("target") || each.endsWith(".git")
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path each, BasicFileAttributes attributes) {
            String path = each.toString().replace('\\', '/');
            if (path.contains("/" + folder + "/") && path.endsWith(ending)) {
              files.add(each);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }
}
