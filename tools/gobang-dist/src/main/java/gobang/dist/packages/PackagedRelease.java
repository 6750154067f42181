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
 * A release with its files. No value needs escaping in JSON, YAML, Ruby or a URL.
 *
 * @param version the version, for example 1.0.0
 * @param date the date in ISO form
 * @param home the address of the project without a trailing slash
 * @param files the files by name
 */
record PackagedRelease(String version, String date, String home, List<ReleaseFile> files) {

  private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)*(-[\\w.]+)?");

  private static final Pattern INSTANT = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T.*");

  private static final Pattern HOME = Pattern.compile("https://[\\w.-]+(:\\d+)?(/[\\w.~-]+)*");

  private static final Pattern NAME = Pattern.compile("[\\w.+-]+");

  /** The part of an archive name after the version. */
  private static final Pattern ARCHIVE =
      Pattern.compile("-((linux|macos|windows)-(amd64|x86_64|aarch64))\\.(tar\\.xz|zip)");

  /**
   * Returns the release in a folder. File names start with {@code gobang} and the version.
   *
   * @param properties the version, the time of archive entries and the address of the project
   * @throws IOException if there are no files or a value is invalid, with a message
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

  /** Returns the address of the release page. */
  String page() {
    return home + "/releases/tag/v" + version;
  }

  /** Returns the content of {@code release.json}. */
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

  /** Returns the checksums in the format of {@code sha256sum --check}. */
  String sums() {
    return files.stream()
        .map(file -> file.sha256() + "  " + file.name() + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Returns the values for templates: the values of the release, and for each archive {@code url}
   * and {@code sha256}, prefixed with system and processor. The system, alone and with the
   * processor, is also a value.
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
