package org.gobang.launcher;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.module.ResolvedModule;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Turn;
import org.gobang.api.workbench.Plugins;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests the dependencies allowed for packages and classes. {@link ModuleDependencyTest} tests
 * modules.
 */
class PackageRulesTest {

  private static JavaClasses application;

  @BeforeAll
  static void readClasses() {
    // No rule needs the supertypes in Java and libraries, and reading them is slow.
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    Set<Location> modules =
        ModuleLayer.boot().configuration().modules().stream()
            .filter(module -> module.name().startsWith("org.gobang."))
            .filter(module -> !module.name().equals("org.gobang.activemq"))
            .map(PackageRulesTest::location)
            .collect(Collectors.toSet());
    application =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importLocations(modules);
    assertThat(application.contain(Plugins.class)).isTrue();
    assertThat(application.contain(Main.class)).isTrue();
  }

  private static Location location(ResolvedModule module) {
    return Location.of(module.reference().location().orElseThrow());
  }

  private static boolean isWithoutExecutor(JavaMethodCall call) {
    return call.getName().startsWith("parallel")
        || (call.getName().endsWith("Async")
            && Set.of(CompletableFuture.class.getName(), CompletionStage.class.getName())
                .contains(call.getTargetOwner().getName())
            && call.getTarget().getRawParameterTypes().stream()
                .noneMatch(each -> each.isEquivalentTo(Executor.class)));
  }

  private static DescribedPredicate<JavaClass> named(String... simpleNames) {
    return nameMatching(".*\\.(" + String.join("|", simpleNames) + ")(\\$.*)?").forSubtype();
  }

  private static void check(ArchRule rule) {
    rule.check(application);
  }

  @Test
  void packagesHaveNoCycles() {
    check(
        slices()
            .matching("org.gobang.(**)")
            .should()
            .beFreeOfCycles()
            .because("a package is understood after those that it uses"));
  }

  @Test
  void presentersNeedNoWidgets() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("org.gobang.presentation..", "org.gobang.ui.swing.present..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.swing..", "org.jline..")
            .because("what a front end does is tested without a display"));
  }

  @Test
  void onlyOnePackageOfTheConsoleUsesTheTerminal() {
    check(
        noClasses()
            .that()
            .resideInAPackage("org.gobang.ui.console..")
            .and()
            .resideOutsideOfPackage("org.gobang.ui.console.terminal..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.jline.terminal..", "org.jline.keymap..", "org.jline.nativ..")
            .because("pages are tested as text, without a terminal"));
  }

  @Test
  void onlyGuardsCallPlayers() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("org.gobang.testkit..")
            .and(
                not(
                    named("GuardedPlayer", "PlayerCreation")
                        .or(assignableTo(Player.class))
                        .or(assignableTo(PlayerProvider.class))))
            .should()
            .callMethod(Player.class, "choose", Turn.class)
            .orShould()
            .callMethod(Player.class, "decide", Turn.class)
            .orShould()
            .callMethod(Player.class, "ponder", Turn.class)
            .orShould()
            .callMethodWhere(
                target(name("create")).and(targetOwner(assignableTo(PlayerProvider.class))))
            .because("a plugin may hang or throw: only the guard has a thread and a limit for it"));
  }

  @Test
  void onlyTheProcessPackageStartsPrograms() {
    check(
        noClasses()
            .that(not(named("Browser", "Tty", "SystemStyle")))
            .and()
            .resideOutsideOfPackage("org.gobang.engines.process..")
            .should()
            .callMethodWhere(target(name("start")).and(targetOwner(type(ProcessBuilder.class))))
            .orShould()
            .callMethodWhere(target(name("exec")).and(targetOwner(type(Runtime.class))))
            .because("a process tree that is not registered outlives the application"));
  }

  @Test
  void onlyTheEdgesUseStandardStreams() {
    check(
        noClasses()
            .that(
                not(
                    named(
                        "AddressPrinter",
                        "Main",
                        "ContractMain",
                        "IsolatedPlayerMain",
                        "StandardOutput",
                        "PipeStreams",
                        "IsolatedWorker")))
            .should()
            .accessTargetWhere(
                targetOwner(type(System.class))
                    .and(target(nameMatching("in|out|err|setOut|setErr"))))
            .because("standard output carries results alone, also in a pipe and for a manager"));
  }

  @Test
  void onlyTheEdgesEndTheProcess() {
    check(
        noClasses()
            .that(
                not(
                    named(
                        "Main",
                        "ContractMain",
                        "ShutdownLimit",
                        "InterruptHook",
                        "IsolatedPlayerMain",
                        "TerminalInterface",
                        "Tty",
                        "IsolatedWorker")))
            .should()
            .callMethodWhere(
                target(nameMatching("exit|halt"))
                    .and(targetOwner(type(System.class).or(type(Runtime.class)))))
            .because("the host can be embedded, and others clean up in order"));
  }

  @Test
  void logsGoThroughSlf4j() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("org.gobang.ui.console.terminal..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging..")
            .because("there is one log; the terminal only silences that of JLine"));
  }

  @Test
  void nothingRunsInTheCommonPool() {
    check(
        noClasses()
            .should()
            .callMethodWhere(
                describe(
                    "it starts a task without an executor", PackageRulesTest::isWithoutExecutor))
            .because("each thread has an owner that names and ends it; plugins share that pool"));
  }
}
