import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import org.gobang.workbench.FilePreferences;

/** Saves preferences as the interfaces do: {@code java PutPreferences.java FILE MANIFEST}. */
final class PutPreferences {

  public static void main(String[] arguments) throws Exception {
    Map<String, String> all =
        new TreeMap<>(
            Map.ofEntries(
                Map.entry("language", "zh"),
                Map.entry("name", "Ann \u674e"),
                Map.entry("pace", "slow"),
                Map.entry("swing.theme", "dark"),
                Map.entry("swing.window", "40 50 900 700"),
                Map.entry("swing.recent", "/tmp/gobang-data/imported/match.sgf"),
                Map.entry("last.rules", "renju"),
                Map.entry("last.size", "15"),
                Map.entry("last.black", ""),
                Map.entry("last.white", "search"),
                Map.entry("last.white.options", "level=3"),
                Map.entry("last.time", "2000"),
                Map.entry("web.table.1", "AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB.CCCCCCCCCCCCCCCCCCCCCC.DDDDDDDDDDDDDDDDDDDDDD")));
    try (FilePreferences preferences = new FilePreferences(Path.of(arguments[0]), Map.of())) {
      all.forEach(preferences::put);
    }
    StringBuilder lines = new StringBuilder();
    all.forEach((key, value) -> lines.append("preference.").append(key).append('=').append(value).append('\n'));
    Files.writeString(Path.of(arguments[1]), lines, StandardOpenOption.APPEND);
  }
}
