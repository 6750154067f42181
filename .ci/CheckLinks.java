import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks the links of the pages in the current folder and in docs: the file and
 * the heading must exist. Also checks that each page of docs for users exists in both languages.
 */
final class CheckLinks {

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]*)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```");
  private static final List<String> ENGLISH_ONLY =
      List.of("docs/explanation/threads", "docs/decisions/", "docs/experiments/");

  private final Map<Path, Set<String>> anchors = new HashMap<>();
  private int failures;

  public static void main(String[] args) throws IOException {
    CheckLinks check = new CheckLinks();
    for (Path page : pages()) {
      check.page(page);
    }
    System.exit(check.failures == 0 ? 0 : 1);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(Path.of("."));
        Stream<Path> docs = Files.walk(Path.of("docs"))) {
      return Stream.concat(top.map(Path::normalize), docs)
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  private void page(Path page) throws IOException {
    for (MatchResult link : LINK.matcher(text(page)).results().toList()) {
      String target = link.group(1);
      if (!target.contains(":")) {
        link(page, target);
      }
    }
    String name = page.toString().replace('\\', '/');
    String english = name.replaceAll("(\\.zh)?\\.md$", "");
    if (name.startsWith("docs/") && ENGLISH_ONLY.stream().noneMatch(name::startsWith)) {
      for (String twin : List.of(english + ".md", english + ".zh.md")) {
        expect(Files.exists(Path.of(twin)), name + " has no twin " + twin);
      }
    }
  }

  private void link(Path page, String target) throws IOException {
    String[] parts = target.split("#", 2);
    Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    expect(Files.exists(file), page + " links to " + target + ", which does not exist");
    if (parts.length == 2 && file.toString().endsWith(".md") && Files.exists(file)) {
      expect(anchors(file).contains(parts[1]), page + " links to a missing heading: " + target);
    }
  }

  private void expect(boolean condition, String failure) {
    if (!condition) {
      System.out.println("FAILED: " + failure);
      failures++;
    }
  }

  private static String text(Path page) throws IOException {
    return CODE.matcher(Files.readString(page)).replaceAll("");
  }

  /** The anchors of a page's headings, as GitHub makes them. */
  private Set<String> anchors(Path page) throws IOException {
    Set<String> known = anchors.get(page);
    if (known == null) {
      known = new TreeSet<>();
      for (Matcher heading = HEADING.matcher(text(page)); heading.find(); ) {
        String words = heading.group(1).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1");
        String kept = words.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "");
        known.add(kept.replace(' ', '-'));
      }
      anchors.put(page, known);
    }
    return known;
  }
}
