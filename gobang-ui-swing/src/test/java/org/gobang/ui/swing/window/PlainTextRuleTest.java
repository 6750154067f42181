package org.gobang.ui.swing.window;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.awt.Component;
import java.net.URI;
import java.nio.file.Path;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;
import javax.swing.plaf.basic.BasicHTML;
import org.junit.jupiter.api.Test;

/** No text reaches the screen around {@link PlainText}. */
class PlainTextRuleTest {

  /** What the look of components is chosen by, and what they could get another by. */
  private static final Set<String> CHOOSE_A_LOOK =
      Set.of("setLookAndFeel", "setup", "install", "removeAuxiliaryLookAndFeel", "setUI");

  private static void check(ArchRule rule) throws Exception {
    URI classes = PlainText.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    JavaClasses window = new ClassFileImporter().importPath(Path.of(classes));
    assertThat(window.contain(PlainText.class)).isTrue();
    rule.check(window);
  }

  @Test
  void nothingRendersHtml() throws Exception {
    check(
        noClasses()
            .should()
            .dependOnClassesThat(
                assignableTo(JEditorPane.class)
                    .or(type(BasicHTML.class))
                    .or(resideInAPackage("javax.swing.text.html.."))));
  }

  @Test
  void theLookIsChosenInOnePlace() throws Exception {
    check(
        noClasses()
            .that()
            .doNotBelongToAnyOf(ThemeSwitcher.class)
            .should()
            .accessTargetWhere(
                new DescribedPredicate<JavaAccess<?>>("chooses a look") {
                  @Override
                  public boolean test(JavaAccess<?> access) {
                    return CHOOSE_A_LOOK.contains(access.getTarget().getName())
                        && (access.getTargetOwner().isAssignableTo(UIManager.class)
                            || access.getTargetOwner().isAssignableTo(LookAndFeel.class)
                            || access.getTargetOwner().isAssignableTo(JComponent.class));
                  }
                }));
  }

  /** One that paints itself would not be asked for. */
  @Test
  void componentsArePaintedByTheLook() throws Exception {
    check(noClasses().should().beAssignableTo(ComponentUI.class));
    check(
        noMethods()
            .that()
            .areDeclaredInClassesThat(assignableTo(JComponent.class))
            .should()
            .haveName("updateUI"));
  }

  /** One that is made as a class is loaded may be made before the look is chosen. */
  @Test
  void componentsAreMadeAfterTheLookIsChosen() throws Exception {
    check(noFields().that().areStatic().should().haveRawType(assignableTo(Component.class)));
  }
}
