/**
 * Elaborates an expression: sends each kind to its file; literals and casts are done here.
 * Neighbours: all `elaborate-*.ts`; entered through `BodyContext.expr`.
 */
import type { Expr } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { unsupportedExpr } from './body-context';
import { castTo, constantExpr } from './conversions';
import { elaborateConditional } from './elaborate-conditional';
import { elaborateArrayInit, elaborateCall, elaborateNewArray } from './elaborate-calls';
import { ofUnknownInterface } from './opaque-functions';
import { elaborateFunction } from './elaborate-functions';
import {
  elaborateClassLiteral,
  elaborateField,
  elaborateIndex,
  elaborateName,
  elaborateSuperField,
  elaborateThis,
} from './elaborate-names';
import { elaborateNew } from './elaborate-new';
import {
  elaborateAssign,
  elaborateBinary,
  elaborateInstanceof,
  elaborateMatches,
  elaborateUnary,
  elaborateUpdate,
} from './elaborate-operators';
import { elaborateSwitchExpr } from './elaborate-switch';
import { isFunctionExpr } from './functional';
import { resolveType } from './type-names';
import type { TypedExpr } from './typed';
import type { JavaType } from './types';
import { BOOLEAN, CHAR, NULL, STRING, primitive } from './types';

export function elaborateExpr(expr: Expr, context: BodyContext, expected?: JavaType): TypedExpr {
  switch (expr.kind) {
    case 'intLit':
      return constantExpr({ kind: 'int', value: BigInt(expr.value) }, primitive(expr.type), expr.span, expr);
    case 'floatLit':
      return constantExpr({ kind: 'float', text: expr.text }, primitive(expr.type), expr.span, expr);
    case 'boolLit':
      return constantExpr({ kind: 'bool', value: expr.value }, BOOLEAN, expr.span, expr);
    case 'charLit':
      return constantExpr({ kind: 'int', value: BigInt(expr.value) }, CHAR, expr.span, expr);
    case 'stringLit':
      return constantExpr({ kind: 'string', value: expr.value }, STRING, expr.span, expr);
    case 'nullLit':
      return constantExpr({ kind: 'null' }, NULL, expr.span, expr);
    case 'name':
      return elaborateName(expr, context);
    case 'this':
      return elaborateThis(expr, context);
    case 'field':
      return elaborateField(expr, context);
    case 'superField':
      return elaborateSuperField(expr, context);
    case 'index':
      return elaborateIndex(expr, context);
    case 'call':
      return elaborateCall(expr, context);
    case 'new':
      return elaborateNew(expr, context, expected);
    case 'newArray':
      return elaborateNewArray(expr, context);
    case 'arrayInit':
      return elaborateArrayInit(expr, context, expected);
    case 'unary':
      return elaborateUnary(expr, context);
    case 'update':
      return elaborateUpdate(expr, context);
    case 'binary':
      return elaborateBinary(expr, context);
    case 'assign':
      return elaborateAssign(expr, context);
    case 'conditional':
      return elaborateConditional(expr, context, expected);
    case 'instanceof':
      return elaborateInstanceof(expr, context);
    case 'matches':
      return elaborateMatches(expr, context);
    case 'pattern':
      return unsupportedExpr('a pattern outside of a `case`', expr.span, expr);
    case 'cast': {
      const type = resolveType(expr.type, context.typeContext);
      return castTo(context.expr(expr.operand, context, isFunctionExpr(expr.operand) ? type : undefined), type, expr.span, expr, context);
    }
    case 'lambda':
    case 'methodRef':
      return ofUnknownInterface(elaborateFunction(expr, context, expected), expr, context, expected);
    case 'classLit':
      return elaborateClassLiteral(expr, context);
    case 'switchExpr':
      return elaborateSwitchExpr(expr, context, expected);
    case 'unsupported':
      return unsupportedExpr(expr.what, expr.span, expr);
    case 'error':
      return unsupportedExpr('an expression that does not parse', expr.span, expr);
  }
}
