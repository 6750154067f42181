package org.gobang.launcher.newplugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NewPluginCommandTest {

  private static final String VERSION =
      PlayerProvider.class.getModule().getDescriptor().rawVersion().orElseThrow();

  private static final Pattern PIN =
      Pattern.compile("<artifactId>(maven-[a-z]+-plugin)</artifactId>\\s+<version>([^<]+)<");

  @TempDir private Path kit;
  @TempDir private Path dir;

  @BeforeEach
  void makeAKit() throws IOException {
    Path testkit = kit.resolve("org/gobang/gobang-testkit").resolve(VERSION);
    Files.createDirectories(testkit);
    Files.writeString(testkit.resolve("testkit.pom"), "a pom");
    System.setProperty("gobang.kit", kit.toString());
  }

  @AfterEach
  void forgetTheKit() {
    System.clearProperty("gobang.kit");
  }

  private Run newPlugin(String name, String... options) {
    List<String> line = new ArrayList<>(List.of("new-plugin", name, "--dir", dir.toString()));
    line.addAll(List.of(options));
    return Run.of(line.toArray(String[]::new));
  }

  private static List<String> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  @Test
  void writesAWholeProject() throws IOException {
    Run run = newPlugin("four-seeker");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    Path project = dir.resolve("four-seeker");
    assertThat(filesIn(dir))
        .as("only the project")
        .containsExactly(
            "four-seeker/.gitignore",
            "four-seeker/README.md",
            "four-seeker/pom.xml",
            "four-seeker/repo/org/gobang/gobang-testkit/" + VERSION + "/testkit.pom",
            "four-seeker/src/main/java/module-info.java",
            "four-seeker/src/main/java/plugin/four_seeker/FourSeekerPlayer.java",
            "four-seeker/src/main/java/plugin/four_seeker/FourSeekerProvider.java",
            "four-seeker/src/main/resources/META-INF/gobang-plugin.properties",
            "four-seeker/src/test/java/plugin/four_seeker/FourSeekerContractTest.java",
            "four-seeker/src/test/java/plugin/four_seeker/FourSeekerPlayerTest.java");
    for (String file : filesIn(project)) {
      assertThat(project.resolve(file)).content().doesNotContainPattern("@[A-Z]+@");
    }
    assertThat(project.resolve("pom.xml"))
        .content()
        .contains("<url>${project.baseUri}/repo<")
        .contains("<artifactId>four-seeker<", "<gobang.version>" + VERSION + "<");
    assertThat(project.resolve("src/main/java/plugin/four_seeker/FourSeekerProvider.java"))
        .content()
        .contains("package plugin.four_seeker;", "return \"four-seeker\";", "\"Four Seeker\"");
  }

  @Test
  void printsTheNextCommands() {
    assertThat(newPlugin("mine").lines())
        .anyMatch(line -> line.endsWith("mvn -B -f " + dir.resolve("mine") + " verify"))
        .anyMatch(line -> line.endsWith("--white mine"));
  }

  private static Stream<String> combinations() {
    return Stream.of(ProjectKind.values())
        .flatMap(
            kind ->
                Stream.of(BuildTool.values())
                    .flatMap(
                        build ->
                            Stream.of(ProjectLanguage.values())
                                .map(
                                    language ->
                                        String.join(
                                            " ", kind.word(), build.word(), language.word()))));
  }

  @ParameterizedTest
  @MethodSource("combinations")
  void writesEachKindForEachToolAndLanguage(String combination) throws IOException {
    String[] words = combination.split(" ", -1);
    Run run = newPlugin("mine", "--kind", words[0], "--build", words[1], "--language", words[2]);
    assertThat(run.err()).isEmpty();
    Path project = dir.resolve("mine");
    for (String file : filesIn(project)) {
      assertThat(project.resolve(file)).content().as(file).doesNotContainPattern("@\\w+@");
    }
    if (words[1].equals("maven")) {
      assertThat(project.resolve("pom.xml"))
          .content()
          .as("XML, whose comments contain no two hyphens")
          .doesNotContainPattern("<!--(?:(?!--).)*--[^>]");
    }
    assertThat(filesIn(project))
        .contains(words[1].equals("maven") ? "pom.xml" : "build.gradle")
        .doesNotContain(words[1].equals("maven") ? "build.gradle" : "pom.xml")
        .anyMatch(file -> file.startsWith("src/test/" + words[2] + "/plugin/mine/"));
    assertThat(project.resolve("src/main/resources/META-INF/gobang-plugin.properties"))
        .content()
        .contains(words[0] + ".mine.name=Mine\n", words[0] + ".mine.description_zh=");
    if (words[2].equals("java")) {
      assertThat(compiled("mine")).isZero();
    }
  }

  @Test
  void refusesUnknownValues() throws IOException {
    isRefused(2, "mine", "Unknown value “ant”. Available: maven, gradle.", "--build", "ant");
    isRefused(2, "mine", "Unknown value “Java”. Did you mean “java”?", "--language", "Java");
  }

  @Test
  void acceptsAnIdOfAnotherKind() throws IOException {
    isRefused(2, "renju", "there is a board renju already (bundled)", "--kind", "board");
    assertThat(newPlugin("runs", "--kind", "board").status()).isZero();
  }

  private static List<String> javaKeywords() {
    String names = "module open with transitive record string";
    return List.of((names + " deep-2 new-class").split(" ", -1));
  }

  @ParameterizedTest
  @MethodSource("javaKeywords")
  void writesSourcesThatCompile(String name) throws IOException {
    assertThat(newPlugin(name).status()).isZero();
    assertThat(compiled(name)).isZero();
  }

  private int compiled(String name) throws IOException {
    Path sources = dir.resolve(name).resolve("src/main/java");
    List<String> files =
        filesIn(sources).stream().map(file -> sources.resolve(file).toString()).toList();
    List<String> line =
        Stream.concat(
                Stream.of(
                    "-p",
                    System.getProperty("jdk.module.path"),
                    "-d",
                    dir.resolve("classes").toString(),
                    "--release",
                    "17",
                    "-Xlint:all,-module",
                    "-Werror"),
                files.stream())
            .toList();
    return ToolProvider.getSystemJavaCompiler().run(null, null, null, line.toArray(String[]::new));
  }

  @Test
  void describesValidNames() throws IOException {
    for (String name : "Mine 1st a- a--b a_b a.b ../up 我的 ".split(" ", -1)) {
      isRefused(2, name, "lower-case letters, digits and single hyphens");
    }
    isRefused(2, "a".repeat(41), "up to 40");
  }

  @Test
  void refusesReservedWords() throws IOException {
    for (String name : List.of("class", "int", "true", "human", "isolated", "player", "object")) {
      isRefused(2, name, "“" + name + "” is reserved");
    }
  }

  @Test
  void refusesAUsedId() throws IOException {
    isRefused(2, "runs", "there is a player runs already (bundled)");
  }

  private void isRefused(int status, String name, String sentence, String... options)
      throws IOException {
    List<String> before = filesIn(dir);
    Run run = newPlugin(name, options);
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
    assertThat(run.status()).isEqualTo(status);
    assertThat(run.out()).isEmpty();
    assertThat(filesIn(dir)).as("unchanged files").isEqualTo(before);
  }

  @Test
  void quotesSpecialCharactersOfTheShell() throws IOException {
    for (String name : List.of("old (1)", "me&you")) {
      Path parent = Files.createDirectory(dir.resolve(name));
      assertThat(Run.of("new-plugin", "mine", "--dir", parent.toString()).lines())
          .anyMatch(line -> line.endsWith("-f \"" + parent.resolve("mine") + "\" verify"));
    }
  }

  @Test
  void acceptsAnEmptyFolder() throws IOException {
    Files.createDirectory(dir.resolve("mine"));
    assertThat(newPlugin("mine").status()).isZero();
    assertThat(dir.resolve("mine/pom.xml")).exists();
  }

  @Test
  void keepsExistingFiles() throws IOException {
    Path folder = Files.createDirectory(dir.resolve("mine"));
    Files.writeString(folder.resolve("notes"), "mine");
    isRefused(1, "mine", "there is something already");
    Files.writeString(dir.resolve("yours"), "a file");
    isRefused(1, "yours", "there is something already");
  }

  @Test
  void deletesAPartialProject() throws IOException {
    Path unreadable = kit.resolve("loop");
    Files.createSymbolicLink(unreadable, Path.of("nowhere"));
    isRefused(1, "mine", "cannot be written");
    try (Stream<Path> left = Files.list(dir)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void needsTheFolderAndTheKit() throws IOException {
    Run nowhere = Run.of("new-plugin", "mine", "--dir", dir.resolve("nowhere").toString());
    assertThat(nowhere.status()).isEqualTo(2);
    assertThat(nowhere.err()).contains("this folder does not exist").hasLineCount(1);
    System.clearProperty("gobang.kit");
    isRefused(1, "mine", "start Gobang with its start script");
  }

  /** A new project uses the Maven plugins of this project. */
  @Test
  void usesTheVersionsOfThisProject() throws IOException {
    List<String> house = pins(Path.of("..", "pom.xml"));
    newPlugin("mine");
    assertThat(house).containsAll(pins(dir.resolve("mine/pom.xml"))).isNotEmpty();
    newPlugin("yours", "--build", "gradle");
    assertThat(Path.of("..", "pom.xml")).content().contains("<junit.version>" + junit() + "<");
  }

  private String junit() throws IOException {
    String script = Files.readString(dir.resolve("yours/build.gradle"));
    int from = script.indexOf("junit-bom:") + "junit-bom:".length();
    return script.substring(from, script.indexOf('\'', from));
  }

  private static List<String> pins(Path pom) throws IOException {
    return PIN.matcher(Files.readString(pom))
        .results()
        .map(pin -> pin.group(1) + pin.group(2))
        .toList();
  }
}
