/**
 * <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>: {@link org.gobang.record.sgf.SgfReader}
 * and {@link org.gobang.record.sgf.SgfWriter}.
 */
package org.gobang.record.sgf;
