package org.gobang.launcher.play;

import org.gobang.api.problem.Problem;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads the grade of a problem: from 1 to {@link Problem#HIGHEST_GRADE}. */
final class GradeConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    if (text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '9') {
      return Integer.valueOf(text);
    }
    throw WrongValue.of("value.grade", text, Problem.HIGHEST_GRADE);
  }
}
