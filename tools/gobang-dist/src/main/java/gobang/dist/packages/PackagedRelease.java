package gobang.dist.packages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A version and its files. Nothing in it needs an escape in JSON, YAML, Ruby or an address.
 *
 * @param version such as 1.0.0
 * @param date an ISO day
 * @param home the address of the project, without a slash at its end
 * @param files by their names
 */
record PackagedRelease(String version, String date, String home, List<ReleaseFile> files) {

  private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)*(-[\\w.]+)?");

  private static final Pattern INSTANT = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T.*");

  private static final Pattern HOME = Pattern.compile("https://[\\w.-]+(:\\d+)?(/[\\w.~-]+)*");

  private static final Pattern NAME = Pattern.compile("[\\w.+-]+");

  /** What follows the version in the name of an archive. */
  private static final Pattern ARCHIVE =
      Pattern.compile("-((linux|macos|windows)-(amd64|x86_64|aarch64))\\.(tar\\.xz|zip)");

  /**
   * Reads a folder: the files of a release have names that begin with {@code gobang} and the
   * version.
   *
   * @param properties the version, the instant of archive entries, and the home
   * @throws IOException with a sentence, if there are none or something has a wrong form
   */
  static PackagedRelease in(Path folder, Properties properties) throws IOException {
    String version = checked(properties, "version", VERSION).group();
    String date = checked(properties, "instant", INSTANT).group(1);
    String home = checked(properties, "home", HOME).group();
    if (!Files.isDirectory(folder)) {
      throw new IOException("not a folder: " + folder);
    }
    Predicate<String> own =
        Pattern.compile("(?i)gobang[-_]" + Pattern.quote(version) + "[-_.].*").asMatchPredicate();
    List<Path> found;
    try (Stream<Path> all = Files.list(folder)) {
      found =
          all.filter(Files::isRegularFile)
              .filter(file -> own.test(String.valueOf(file.getFileName())))
              .sorted()
              .toList();
    }
    if (found.isEmpty()) {
      throw new IOException("no file of Gobang " + version + " in " + folder);
    }
    List<ReleaseFile> files = new ArrayList<>();
    for (Path file : found) {
      if (!NAME.matcher(String.valueOf(file.getFileName())).matches()) {
        throw new IOException("a name with other than letters, digits, . _ + and -: " + file);
      }
      files.add(ReleaseFile.of(file));
    }
    return new PackagedRelease(version, date, home, List.copyOf(files));
  }

  private static Matcher checked(Properties properties, String key, Pattern form)
      throws IOException {
    String value = properties.getProperty(key, "");
    Matcher matcher = form.matcher(value);
    if (!matcher.matches()) {
      throw new IOException(key + " of the release has a wrong form: " + value);
    }
    return matcher;
  }

  /** The page of the release, for people. */
  String page() {
    return home + "/releases/tag/v" + version;
  }

  /** What {@code release.json} contains. */
  String json() {
    return files.stream()
        .map(ReleaseFile::json)
        .collect(
            Collectors.joining(
                ",\n",
                String.format(
                    Locale.ROOT,
                    """
                    {
                      "version": "%s",
                      "date": "%s",
                      "page": "%s",
                      "files": [
                    """,
                    version,
                    date,
                    page()),
                "\n  ]\n}\n"));
  }

  /** What {@code sha256sum --check} reads. */
  String sums() {
    return files.stream()
        .map(file -> file.sha256() + "  " + file.name() + "\n")
        .collect(Collectors.joining());
  }

  /**
   * The values for templates: those of the release, and for each archive its {@code url} and {@code
   * sha256} behind its system and processor. Its system with the processor and alone are values
   * too.
   */
  Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    values.put("version", version);
    values.put("date", date);
    values.put("home", home);
    values.put("page", page());
    values.put("latest", home + "/releases/latest/download");
    for (ReleaseFile file : files) {
      String rest = file.name().substring("gobang-".length() + version.length());
      Matcher archive = ARCHIVE.matcher(rest.toLowerCase(Locale.ROOT));
      if (archive.matches()) {
        String system = archive.group(1).replace("x86_64", "amd64");
        values.put(archive.group(2), "");
        values.put(system, "");
        values.put(system + ".url", home + "/releases/download/v" + version + "/" + file.name());
        values.put(system + ".sha256", file.sha256());
      }
    }
    return values;
  }
}
