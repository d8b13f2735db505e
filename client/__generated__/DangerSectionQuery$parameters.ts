/**
 * @generated SignedSource<<66d2095f3e1b25db4ed7e8e173f8de2d>>
 * @relayHash ec3c556ff2b1da4186244e11f12928e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e252435a1a29322b6c86121ccc9e0022c3ead7b6f87fcca95dc62598f176728

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DangerSectionQuery } from './DangerSectionQuery.graphql';

const node: PreloadableConcreteRequest<DangerSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e252435a1a29322b6c86121ccc9e0022c3ead7b6f87fcca95dc62598f176728",
    "metadata": {},
    "name": "DangerSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
