package org.gobang.presentation.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.gobang.fixtures.workbench.FakePluginManager;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.plugin.PluginsPage.Question;
import org.gobang.presentation.plugin.PluginsPage.Row.State;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class PluginsPageTest implements PluginsPage.View {

  private static final Path JAR = Path.of("downloads/acme.jar").toAbsolutePath();

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final FakePluginManager manager = bench.pluginManager;
  private final List<Question> asked = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private boolean agrees = true;
  private int changes;
  private PluginsPage page = page(Locale.ENGLISH);

  private PluginsPage page(Locale locale) {
    Texts texts = Texts.shared(locale);
    InterfaceContext context =
        new InterfaceContext(bench, new PositionDescriber(bench, texts), bench, () -> {});
    return new PluginsPage(new BackgroundTasks(context, bench), this);
  }

  @Override
  public void changed() {
    changes++;
  }

  @Override
  public void ask(Question question, Runnable yes) {
    asked.add(question);
    if (agrees) {
      yes.run();
    }
  }

  @Override
  public void say(String sentence, boolean bad) {
    messages.add((bad ? "! " : "") + sentence);
  }

  private void refresh() {
    page.refresh();
    bench.runAll();
  }

  private PluginsPage.Row row(String origin) {
    return page.rows().stream()
        .filter(each -> each.origin().equals(origin))
        .findFirst()
        .orElseThrow();
  }

  private void offer() {
    page.offer(JAR);
    bench.runAll();
  }

  @Test
  void listsInstalledPluginsBeforeBundledOnes() {
    String good = FakePluginManager.at("good.jar");
    String broken = FakePluginManager.at("broken.jar");
    manager.plugins.put(good, Optional.empty());
    manager.plugins.put(
        broken, Optional.of(new Refusal(broken, Refusal.UNREADABLE, "this is not a jar file")));
    refresh();
    assertThat(page.rows())
        .extracting(
            PluginsPage.Row::name,
            PluginsPage.Row::summary,
            PluginsPage.Row::state,
            PluginsPage.Row::version)
        .containsExactly(
            tuple("broken.jar", "Cannot be read", State.REFUSED, ""),
            tuple("Good", "Player", State.IN_USE, "1.0"),
            tuple("Renju", "Rules", State.IN_USE, "1.0.0"),
            tuple("Wide", "Rules", State.IN_USE, "1.0.0"),
            tuple("Deep", "Player", State.IN_USE, "1.0.0"),
            tuple("Plain", "Player", State.IN_USE, "1.0.0"));
    assertThat(row(broken).text()).isEqualTo("this is not a jar file");
    assertThat(row(good))
        .returns("good", PluginsPage.Row::id)
        .returns(Optional.of(Service.PLAYER), PluginsPage.Row::service)
        .returns(true, PluginsPage.Row::canDisable)
        .returns(true, PluginsPage.Row::canRemove);
    assertThat(row(DiscoveredPlugin.BUNDLED))
        .returns(false, PluginsPage.Row::canDisable)
        .returns(false, PluginsPage.Row::canRemove);
    assertThat(page.selected()).contains(row(broken));
  }

  @Test
  void installsAndSelectsAJarAfterConfirmation() {
    refresh();
    offer();
    assertThat(asked)
        .containsExactly(
            new Question(
                "Plugins",
                "Install acme.jar?",
                JAR
                    + "\n\nContains a player, version 1.0.\n\n"
                    + "Author: not specified\nLicence: not specified\nSHA-256 of acme.jar:\n"
                    + FakePluginManager.SHA_256
                    + "\n\nThis jar runs with your permissions:"
                    + " it can do everything you can do on this computer."
                    + " Install only plugins you trust.",
                "Install"));
    assertThat(messages).containsExactly("Installed: Acme");
    assertThat(page.selected()).contains(row(FakePluginManager.at("acme.jar")));
  }

  @Test
  void namesThePublisherBeforeInstalling() {
    manager.metadata =
        new PluginMetadata(Map.of("author", "A. Author", "licence", "MIT", "homepage", "a.org"));
    page = page(Locale.CHINESE);
    offer();
    assertThat(asked.get(0).text())
        .contains("\n\n作者：A. Author\n许可证：MIT\n主页：a.org\nacme.jar 的 SHA-256：\n0123456789abcdef");
  }

  @Test
  void installsNothingWithoutConfirmation() {
    agrees = false;
    offer();
    assertThat(asked).hasSize(1);
    assertThat(manager.plugins).isEmpty();
    assertThat(messages).isEmpty();
  }

  @Test
  void namesAnUpdate() {
    manager.plugins.put(FakePluginManager.at("acme.jar"), Optional.empty());
    offer();
    assertThat(asked)
        .extracting(Question::heading, Question::yes)
        .containsExactly(tuple("Update to acme.jar?", "Update"));
    assertThat(asked.get(0).text()).contains("version 1.0. It replaces acme.jar.\n");
  }

  @Test
  void refusesAnotherFileWithoutAQuestion() {
    manager.wrong = Optional.of(new RefusedException(Refusal.UNREADABLE, "this is not a jar file"));
    offer();
    page = page(Locale.CHINESE);
    offer();
    manager.wrong = Optional.of(new RefusedException("there is no home"));
    offer();
    assertThat(asked).isEmpty();
    assertThat(messages)
        .containsExactly(
            "! acme.jar was not installed. Cannot be read: this is not a jar file",
            "! acme.jar 未安装。无法读取：this is not a jar file",
            "! acme.jar 未安装。there is no home");
  }

  @Test
  void reportsFailuresToWriteOrLoad() {
    manager.refusal = Optional.of(new RefusedException("the disk: full"));
    offer();
    manager.refusal = Optional.empty();
    manager.crash = Optional.of("it threw Oops");
    offer();
    assertThat(messages)
        .containsExactly(
            "! acme.jar was not installed. the disk: full",
            "! acme.jar is installed but can’t be used." + " Failed to load: it threw Oops");
  }

  @Test
  void disablesAndEnablesAPlugin() {
    String good = FakePluginManager.at("good.jar");
    manager.plugins.put(good, Optional.empty());
    refresh();
    page.switchOver(row(good));
    bench.runAll();
    assertThat(row(good))
        .returns(State.DISABLED, PluginsPage.Row::state)
        .returns("Disabled", PluginsPage.Row::summary)
        .returns("The plugin is not loaded until you enable it again.", PluginsPage.Row::text);
    assertThat(page.selected()).contains(row(good));
    page.switchOver(row(good));
    bench.runAll();
    assertThat(row(good).state()).isEqualTo(State.IN_USE);
    manager.refusal = Optional.of(new RefusedException("the disk: full"));
    page.switchOver(row(good));
    bench.runAll();
    assertThat(messages)
        .containsExactly("Disabled: good.jar", "Enabled: good.jar", "! the disk: full");
  }

  @Test
  void removesAPluginAfterConfirmation() {
    String good = FakePluginManager.at("good.jar");
    manager.plugins.put(good, Optional.empty());
    refresh();
    agrees = false;
    page.remove(row(good));
    bench.runAll();
    assertThat(manager.plugins).containsKey(good);
    agrees = true;
    page.remove(row(good));
    bench.runAll();
    assertThat(asked).extracting(Question::heading).containsOnly("Remove good.jar?");
    assertThat(messages).containsExactly("Removed: good.jar");
    assertThat(page.rows()).noneMatch(row -> row.origin().equals(good));
    assertThat(page.selected()).contains(page.rows().get(0));
  }

  @Test
  void preservesTheSelectionWhenPluginsAreAdded() {
    refresh();
    PluginsPage.Row deep = page.rows().get(2);
    page.select(deep);
    int before = changes;
    manager.plugins.put(FakePluginManager.at("good.jar"), Optional.empty());
    refresh();
    assertThat(page.selected()).contains(deep);
    assertThat(changes).isGreaterThan(before);
  }
}
