package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the promises of the module description about its types and packages. */
class ContractRulesTest {

  private static final Path SOURCES = Path.of("src", "main", "java");

  /** The packages for strategies and boards, and for renderers that play a game. */
  private static final Set<String> STABLE =
      Set.of(
          "org.gobang.api",
          "org.gobang.api.board",
          "org.gobang.api.evaluator",
          "org.gobang.api.player",
          "org.gobang.api.record",
          "org.gobang.api.render",
          "org.gobang.api.workbench");

  private static final Pattern IMPORT =
      Pattern.compile("^import (org[.]gobang[.a-z]*)[.][A-Z]", Pattern.MULTILINE);

  private static List<JavaClass> types;

  @BeforeAll
  static void read() throws Exception {
    Path classes = Path.of(Point.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    types = List.copyOf(new ClassFileImporter().importPath(classes));
    assertThat(types).extracting(JavaClass::getName).contains(Point.class.getName());
  }

  private static Stream<JavaClass> published() {
    return types.stream()
        .filter(each -> each.isTopLevelClass() && !each.getSimpleName().endsWith("-info"))
        .filter(each -> each.getModifiers().contains(JavaModifier.PUBLIC));
  }

  @Test
  void marksTypesOutsideStablePackagesAsExperimental() {
    assertThat(published())
        .allSatisfy(
            type ->
                assertThat(type.isAnnotatedWith(Experimental.class))
                    .as(type.getName())
                    .isEqualTo(!STABLE.contains(type.getPackageName())));
  }

  @Test
  void stableTypesDoNotMentionExperimentalOnes() {
    assertThat(published())
        .filteredOn(type -> STABLE.contains(type.getPackageName()))
        .hasSizeGreaterThan(50)
        .allSatisfy(
            type ->
                assertThat(type.getDirectDependenciesFromSelf())
                    .extracting(used -> used.getTargetClass().getPackageName())
                    .filteredOn(used -> used.startsWith("org.gobang."))
                    .as(type.getName())
                    .isSubsetOf(STABLE));
  }

  /** An import only for Javadoc would make packages depend on each other. */
  @Test
  void stableSourcesDoNotImportExperimentalTypes() {
    assertThat(published())
        .filteredOn(type -> STABLE.contains(type.getPackageName()))
        .allSatisfy(
            type ->
                assertThat(IMPORT.matcher(source(type)).results().map(found -> found.group(1)))
                    .as(type.getName())
                    .isSubsetOf(STABLE));
  }

  @Test
  void exportsEveryPackageAndJapicmpExcludesExperimentalOnes() throws IOException {
    Set<String> packages =
        published().map(JavaClass::getPackageName).collect(Collectors.toCollection(TreeSet::new));
    assertThat(found("  exports (\\S+);", SOURCES.resolve("module-info.java")))
        .containsExactlyInAnyOrderElementsOf(packages);
    packages.removeAll(STABLE);
    assertThat(found("<exclude>(\\S+)</exclude>", Path.of("pom.xml")))
        .containsExactlyInAnyOrderElementsOf(packages);
  }

  private static List<String> found(String pattern, Path file) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(file))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void eachInterfaceNamesItsImplementers() {
    assertThat(published().filter(each -> each.isInterface() && !each.isAnnotation()))
        .allSatisfy(
            type ->
                assertThat(source(type))
                    .containsPattern("Implemented (by|here)|Not implemented by"));
  }

  @Test
  void stableRecordsHaveAtMostFourComponents() {
    assertThat(types)
        .filteredOn(each -> each.isRecord() && each.getModifiers().contains(JavaModifier.PUBLIC))
        .filteredOn(each -> STABLE.contains(each.getPackageName()))
        .isNotEmpty()
        .allSatisfy(
            type ->
                assertThat(type.reflect().getRecordComponents())
                    .as("%s: another component would change its constructor", type.getName())
                    .hasSizeLessThanOrEqualTo(4));
  }

  private static String source(JavaClass type) throws IOException {
    return Files.readString(SOURCES.resolve(type.getName().replace('.', '/') + ".java"));
  }
}
