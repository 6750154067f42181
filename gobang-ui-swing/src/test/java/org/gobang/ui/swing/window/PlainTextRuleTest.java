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

/** The rule that all texts on the screen pass through {@link PlainText}. */
class PlainTextRuleTest {

  /** The methods that set or change the look of components. */
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
  void setsTheLookInOnePlace() throws Exception {
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

  /** A component with its own painting does not use the look. */
  @Test
  void lookPaintsAllComponents() throws Exception {
    check(noClasses().should().beAssignableTo(ComponentUI.class));
    check(
        noMethods()
            .that()
            .areDeclaredInClassesThat(assignableTo(JComponent.class))
            .should()
            .haveName("updateUI"));
  }

  /** Static components may be created before the look is set. */
  @Test
  void createsComponentsAfterTheLookIsSet() throws Exception {
    check(noFields().that().areStatic().should().haveRawType(assignableTo(Component.class)));
  }
}
