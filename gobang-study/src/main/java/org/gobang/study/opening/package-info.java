/** Named openings. */
package org.gobang.study.opening;
