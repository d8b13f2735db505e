/**
 * @generated SignedSource<<2e10a92873763cbf000d85a93547ead8>>
 * @relayHash 84fe6ba4f9689e1df6cb4df0c5c4645f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a97a713bc9e78371668ebee82320f8c5bda9dcf9a32ad5e952dafec1793cbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharesSectionQuery } from './SharesSectionQuery.graphql';

const node: PreloadableConcreteRequest<SharesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42a97a713bc9e78371668ebee82320f8c5bda9dcf9a32ad5e952dafec1793cbf",
    "metadata": {},
    "name": "SharesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
